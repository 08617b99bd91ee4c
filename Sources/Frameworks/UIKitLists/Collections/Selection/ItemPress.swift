/// A touch on an item that may select it.
struct ItemPress {
  let touch: UITouch
  /// The current index path of the item.
  var indexPath: IndexPath
}
