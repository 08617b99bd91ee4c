import TactusUIKitViews

extension UITableView: AppearancePropertySource {
  package static var appearanceProperties: [AppearanceProperty] {
    [.of(\UITableView.separatorColor)]
  }
}
