internal import Glibc
import TactusInstalledApps

/// The strings of `InfoPlist.strings` of a bundle, in one language.
enum LocalizedStrings {
  /// Returns the strings of the first language that the bundle has (Bundles.L1).
  ///
  /// - Parameters:
  ///   - folder: The folder with the language folders.
  ///   - languages: The languages in the order of preference, such as `de` and `en`.
  ///   - notes: Receives a finding for a file that cannot be read.
  static func read(
    in folder: String, languages: [String], _ notes: inout [BundleNote]
  ) -> [String: String] {
    for language in languages {
      let path = "\(folder)/\(language).lproj/InfoPlist.strings"
      guard access(path, F_OK) == 0 else { continue }
      do throws(BundleError) {
        return try strings(path)
      } catch {
        notes.append(BundleNote(file: error.file, line: error.line, error.message))
        return [:]
      }
    }
    return [:]
  }

  // MARK: Internals

  private static func strings(_ path: String) throws(BundleError) -> [String: String] {
    let bytes = try PropertyListFile.contents(of: path)
    let start = bytes.first { !$0.isSpace }
    guard !bytes.starts(with: Array("bplist".utf8)), start != UInt8(ascii: "<") else {
      let members = try PropertyListFile.read(path).dictionary ?? [:]
      return members.compactMapValues(\.string)
    }
    do throws(StringsFile.Failure) {
      return try StringsFile(text(of: bytes)).strings
    } catch {
      throw BundleError(file: path, line: error.line, error.message)
    }
  }

  /// Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark.
  private static func text(of bytes: [UInt8]) -> String {
    guard bytes.count >= 2 else { return String(decoding: bytes, as: UTF8.self) }
    let order = (bytes[0], bytes[1])
    guard order == (0xFF, 0xFE) || order == (0xFE, 0xFF) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let isLittle = order == (0xFF, 0xFE)
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [9, 10, 13, 32].contains(self) }
}
