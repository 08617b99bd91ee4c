// Items of classes that are known only at run time; lowered sources call these methods.
extension UIBarButtonItem {
  /// Creates a system item with a target and an action.
  public static func _new(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) -> Self {
    let item = _new()
    item.configure(systemItem)
    item.configure(item.style, target, action)
    return item
  }

  /// Creates an item with a title, a target and an action.
  public static func _new(title: String?, style: Style, target: Any?, action: Selector?) -> Self {
    let item = _new()
    item.title = title
    item.configure(style, target, action)
    return item
  }

  /// Creates an item with an image, a target and an action.
  public static func _new(image: UIImage?, style: Style, target: Any?, action: Selector?) -> Self {
    let item = _new()
    item.image = image
    item.configure(style, target, action)
    return item
  }

  /// Creates an item with a custom view.
  public static func _new(customView: UIView) -> Self {
    let item = _new()
    item.customView = customView
    return item
  }
}
