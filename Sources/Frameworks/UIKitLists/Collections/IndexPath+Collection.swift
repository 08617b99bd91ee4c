extension IndexPath {
  /// The index of the section; 0 for an empty path.
  var sectionIndex: Int { isEmpty ? 0 : self[0] }
  /// The index of the item within its section; 0 for the path of a section.
  var itemIndex: Int { count > 1 ? self[1] : 0 }
}
