@_spi(UIKitModules) import TactusUIKitViews

extension ElementAttributes {
  /// The attributes of gesture recognizers and scroll views that UIKit's lower rooms do not decode.
  static let gestures: [Setter] = [
    group(
      UIPanGestureRecognizer.self,
      [.integer("maximumNumberOfTouches", \.maximumNumberOfTouches)]),
    group(
      UISwipeGestureRecognizer.self,
      [.integer("numberOfTouchesRequired", \.numberOfTouchesRequired)]),
    group(
      UILongPressGestureRecognizer.self,
      [
        .number("allowableMovement", \.allowableMovement),
        .integer("numberOfTapsRequired", \.numberOfTapsRequired),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]),
    group(
      UIScreenEdgePanGestureRecognizer.self,
      [
        .other { recognizer, element, _ in
          guard let edges = element.child("rectEdge") ?? element.value("edges") else { return }
          let names: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
          ]
          recognizer.edges = names.reduce(into: []) {
            if edges[$1.0] == "YES" { $0.insert($1.1) }
          }
        }
      ]),
    group(
      UIScrollView.self,
      [
        .flag("directionalLockEnabled", \.isDirectionalLockEnabled),
        .flag("bouncesZoom", \.bouncesZoom), .flag("scrollsToTop", \.scrollsToTop),
        .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
        .choice("indicatorStyle", "default black white", \.indicatorStyle),
        .choice("keyboardDismissMode", "none onDrag interactive", \.keyboardDismissMode),
      ]),
  ]
}
