@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

extension ElementAttributes {
  /// The attributes of controllers.
  static let controllers: [Setter] = [
    group(
      UIViewController.self,
      [
        .text("title", \.title), .text("restorationIdentifier", \.restorationIdentifier),
        .flag("definesPresentationContext", \.definesPresentationContext),
        .flag(
          "providesPresentationContextTransitionStyle",
          \.providesPresentationContextTransitionStyle),
        .flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        .flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
        .flag("modalInPresentation", \.isModalInPresentation),
        .choice(
          "modalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl",
          \.modalTransitionStyle),
        .choice(
          "modalPresentationStyle",
          "fullScreen pageSheet formSheet currentContext custom overFullScreen "
            + "overCurrentContext popover", \.modalPresentationStyle),
      ]),
    group(
      UINavigationController.self,
      [
        .flag("navigationBarHidden", \.isNavigationBarHidden),
        .flag("hidesBarsOnSwipe", \.hidesBarsOnSwipe), .flag("hidesBarsOnTap", \.hidesBarsOnTap),
        .flag("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
        .flag("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
        // The attribute says that the toolbar is shown: it is hidden by default.
        .other { navigation, element, _ in
          if element["toolbarHidden"] == "NO" { navigation.isToolbarHidden = false }
        },
      ]),
    group(
      UISplitViewController.self, [.flag("presentsWithGesture", \.presentsWithGesture)]),
    group(
      UITableViewController.self,
      [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
    group(
      UICollectionViewController.self,
      [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
  ]
}
