extension IndexPath {
  /// Which section it is in; a path of nothing is about the first.
  var sectionIndex: Int { isEmpty ? 0 : self[0] }
  /// Which of its section's items it is; a path of one number is about a section as a whole.
  var itemIndex: Int { count > 1 ? self[1] : 0 }
}
