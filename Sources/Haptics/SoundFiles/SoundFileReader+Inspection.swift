internal import CTactusSndfile
internal import Glibc
internal import TactusTextFormatting

extension SoundFileReader {
  /// Returns why a sound cannot be played; `nil` if it can, or if only a phone can decide.
  ///
  /// - Parameter path: The file.
  /// - Thread: any. Reads all of the file.
  public static func problem(with path: String) -> String? {
    var status = stat()
    if stat(FileName.bytes(of: path), &status) == 0, status.st_size == 0 {
      return "the file is empty"
    }
    do throws(SoundFileError) {
      return try duration(of: path) > 0 ? nil : "it contains no sound"
    } catch {
      return isForPhonesOnly(path) ? nil : error.reason
    }
  }

  /// The extensions of formats that a phone plays and libsndfile does not read.
  ///
  /// - Source: the file types of AVFoundation, and the list of formats of libsndfile 1.2.
  ///   Confidence: documented.
  private static let phoneFormats = [
    ".aac", ".ac3", ".amr", ".caf", ".eac3", ".m4a", ".m4b", ".mp4",
  ]

  private static func isForPhonesOnly(_ path: String) -> Bool {
    let name = path.lowercased()
    return phoneFormats.contains(where: name.hasSuffix)
  }
}
