/// Returns the ending of the source of a model or of its mappings for that of the compiled one, and
/// the name of the folder of a model's versions; another text as it is.
///
/// Lowered sources call it for the endings and the folders of resources, as a bundle has the
/// sources of models (CoreData.MF1).
public func _modelEnding<Ending>(_ ending: Ending) -> Ending {
  let sources = ["momd": "xcdatamodeld", "mom": "xcdatamodel", "cdm": "xcmappingmodel"]
  let folder = ".momd"
  guard let text = ending as? String else { return ending }
  let source =
    sources[text]
    ?? (text.hasSuffix(folder) ? text.dropLast(folder.count) + ".xcdatamodeld" : text)
  return source as? Ending ?? ending
}
