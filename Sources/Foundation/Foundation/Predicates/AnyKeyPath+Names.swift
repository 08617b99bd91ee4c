extension AnyKeyPath {
  /// The names of the properties, joined by dots; nil if the program does not know them, which is
  /// so for computed ones and subscripts.
  var names: String? {
    // The description has the form `\Dish.minutes`.
    let path = debugDescription
    guard let dot = path.firstIndex(of: "."), !path.contains(where: { "<[?!>".contains($0) })
    else { return nil }
    return String(path[path.index(after: dot)...])
  }
}
