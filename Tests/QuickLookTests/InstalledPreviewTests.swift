import AVFoundation
import Foundation
import TactusDocumentConversion
import TactusDocumentReading
import TactusPreviews
import TestSupport
import Testing

/// Steps QuickLook.QL4, QuickLook.QL9 and QuickLook.OD1, with files of Debian's packages.
@Suite struct InstalledPreviewTests {
  /// Returns the files of an installed package with an extension.
  private func files(of package: String, _ ending: String) throws -> [URL] {
    try FinishedProcess("dpkg", ["-L", package]).text.split(separator: "\n")
      .filter { $0.hasSuffix("." + ending) }.sorted().map { URL(filePath: String($0)) }
  }

  private func attributed(_ url: URL) throws -> NSAttributedString {
    guard case .styledText(let text) = try PreviewContent.read(url) else {
      throw ReaderFailure.wrongAnswer
    }
    return NSAttributedString(text)
  }

  /// The kinds of text with attributes, and the packages with ten and more files of them.
  private static let packages = [("rtf", "gworkspace-common"), ("html", "groff")]

  @Test(
    "QuickLook.RD7. Ten and more files of RTF and of HTML, made by others, are read as in an app",
    arguments: packages)
  func styledText(_ ending: String, _ package: String) throws {
    let files = try files(of: package, ending)
    #expect(files.count >= 10, "Scripts/install-packages installs the files")
    let type: NSAttributedString.DocumentType = ending == "rtf" ? .rtf : .html
    for file in files.prefix(20) {
      let read = try attributed(file)
      #expect(read.length > 30, "\(file.path)")
      let own = try NSAttributedString(
        data: Data(contentsOf: file), options: [.documentType: type], documentAttributes: nil)
      #expect(StyledText.differences(of: read, from: own).isEmpty, "\(file.path)")
    }
  }

  @Test("QuickLook.QL9. Sound that others have made has its length", arguments: ["wav", "aiff"])
  func sound(_ ending: String) throws {
    // The installed plug-ins of GStreamer do not read AIFF of more than 16 bits a sample.
    let files = try files(of: "libpython3.11-testsuite", ending).filter {
      $0.path.contains("/audiodata/")
        && (ending == "wav"
          || ["pluck-pcm8.aiff", "pluck-pcm16.aiff"].contains($0.lastPathComponent))
    }
    #expect(files.count == (ending == "wav" ? 4 : 2))
    for file in files {
      guard case .media(let film, let description) = try PreviewContent.read(file) else {
        Issue.record("\(file.path)")
        continue
      }
      // All of them are the same plucked string.
      let asset = AVURLAsset(url: file, film: film, description: description)
      let seconds = CMTimeGetSeconds(asset.duration)
      #expect(abs(seconds - 0.3) < 0.01, "\(file.lastPathComponent): \(seconds)")
    }
  }

  @Test(
    "QuickLook.TH2. Films that others have made have a first picture", arguments: ["mp4", "mov"])
  func film(_ ending: String) throws {
    let files = try files(of: "golang-github-gabriel-vasile-mimetype-dev", ending)
    #expect(files.count == 1)
    for file in files {
      #expect(try PreviewPicture.make(file, width: 64, height: 64) != nil, "\(file.path)")
    }
  }

  @Test(
    "QuickLook.OD1. Documents of each kind of office program, made by others, become pages",
    .enabled(if: OfficeProgram.path != nil, "LibreOffice is not installed"),
    arguments: ["docx", "xlsx", "pptx", "doc", "xls", "ppt", "odt", "ods", "odp"])
  func office(_ ending: String) throws {
    var all = try files(of: "golang-github-gabriel-vasile-mimetype-dev", ending)
    if ending == "xlsx" { all += try files(of: "xlsx2csv", ending) }
    if ending == "ppt" { all += try files(of: "libsystemc-doc", ending) }
    #expect(all.count >= (ending == "xlsx" || ending == "ppt" ? 10 : 1))
    let converter = DocumentConverter(keepingIn: nil)
    for file in all.prefix(10) {
      guard case .pages(let document) = try PreviewContent.read(file, converter: converter) else {
        Issue.record("\(file.path)")
        continue
      }
      #expect(document.numberOfPages > 0, "\(file.path)")
    }
  }
}
