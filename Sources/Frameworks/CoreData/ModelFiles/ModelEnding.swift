/// Returns the ending of the source of a model or of its mappings for that of the compiled one;
/// another one as it is.
///
/// Lowered sources call it for the endings of resources, as a bundle has the sources of models
/// (CoreData.MF1).
public func _modelEnding<Ending>(_ ending: Ending) -> Ending {
  let sources = ["momd": "xcdatamodeld", "mom": "xcdatamodel", "cdm": "xcmappingmodel"]
  guard let text = ending as? String, let source = sources[text] else { return ending }
  return source as? Ending ?? ending
}
