import CoreText
import Foundation
import TactusUIKitValues
import Testing
import UIKit

/// An app's own fonts: DejaVu's files with another family's names of the same lengths.
@Suite(.serialized) @MainActor struct AppFontTests {
  /// Returns the bytes of a font named `family` and `family` without its space.
  private func font(_ family: String, file: String = "DejaVuSans") throws -> Data {
    var data = try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/\(file).ttf"))
    for (old, new) in [("DejaVu Sans", family), ("DejaVuSans", family.filter { $0 != " " })] {
      for encoding in [String.Encoding.utf16BigEndian, .macOSRoman] {
        let (old, new) = (
          try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
        )
        try #require(old.count == new.count)
        while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
      }
    }
    return data
  }

  private func write(_ data: Data) throws -> (file: URL, remove: () -> Void) {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    try data.write(to: file)
    return (file, { try? FileManager.default.removeItem(at: file) })
  }

  private func code(_ error: Unmanaged<CFError>?) -> Int? { error?.takeUnretainedValue().code }

  @Test("Text.FO10. A registered file's fonts are found by PostScript name, full name and family")
  func registering() throws {
    let (file, remove) = try write(font("Kettle Sans"))
    defer { remove() }
    #expect(UIFont(name: "KettleSans", size: 20) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(file, .process, &error) && error == nil)
    let found = try #require(UIFont(name: "KettleSans", size: 20))
    #expect(found.fontName == "KettleSans" && found.familyName == "Kettle Sans")
    #expect(UIFont(name: "Kettle Sans", size: 20) == found)
    #expect(UIFont.familyNames.contains("Kettle Sans"))
    #expect(UIFont.fontNames(forFamilyName: "Kettle Sans") == ["KettleSans"])
    let twin = try #require(UIFont(name: "DejaVu Sans", size: 20))
    #expect(found.lineHeight == twin.lineHeight)
    let width = { ("Tea" as NSString).size(withAttributes: [.font: $0]).width }
    #expect(width(found) == width(twin))
    // A second registration fails, and a removed font is gone.
    #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error) && code(error) == 105)
    #expect(CTFontManagerUnregisterFontsForURL(file, .process, nil))
    #expect(UIFont(name: "KettleSans", size: 20) == nil)
    #expect(!CTFontManagerUnregisterFontsForURL(file, .process, &error) && code(error) == 201)
  }

  @Test("Text.FO10. Bytes are registered, with their weight and slant")
  func bytes() throws {
    let data = try font("Teapot Sans", file: "DejaVuSans-Bold")
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "TeapotSans-Bold" && font.fullName == "Teapot Sans Bold")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    defer { CTFontManagerUnregisterGraphicsFont(font, nil) }
    let found = try #require(UIFont(name: "TeapotSans-Bold", size: 17))
    #expect(found.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(found.withSize(30).fontName == "TeapotSans-Bold")
  }

  @Test("Text.FO10. What is no font is an error with a code")
  func failures() throws {
    let (file, remove) = try write(Data("no font".utf8))
    defer { remove() }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error) && code(error) == 103)
    let missing = URL(filePath: "/nowhere/x.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error) && code(error) == 101)
    #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8) as CFData))) == nil)
    var errors: [Any] = []
    CTFontManagerRegisterFontURLs([file, missing], .process, true) { found, isDone in
      errors = isDone ? found : []
      return true
    }
    #expect(errors.compactMap { ($0 as? NSError)?.code } == [103, 101])
  }

  @Test("Text.FO11. The files that a bundle's property list names are registered")
  func appFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Pepper.ttf")
    try font("Pepper Sans").write(to: file)
    let bundle = try #require(Bundle(path: folder.path))
    AppFonts.register(["Pepper.ttf", "Missing.ttf"], in: bundle)
    #expect(UIFont(name: "PepperSans", size: 12) != nil)
    let path = "\(bundle.resourcePath ?? bundle.bundlePath)/Pepper.ttf"
    #expect(CTFontManagerUnregisterFontsForURL(URL(filePath: path), .process, nil))
  }
}
