/// Why a picture could not be made.
public enum PlotError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A file's name ends in none of the formats that can be written.
  case unknownFormat(path: String)
  /// The drawing library gave up, for lack of memory or because a picture is too large.
  case cannotDraw(reason: String)
  /// The file cannot be written; what was there before is untouched.
  case cannotWrite(path: String, reason: String)

  /// What went wrong, in one line.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "\(path): a picture's name has to end in .svg, .png or .pdf"
    case .cannotDraw(let reason): "the picture cannot be drawn: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
