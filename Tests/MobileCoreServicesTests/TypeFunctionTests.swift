import MobileCoreServices
import Testing

/// Uniform types by the functions of Core Services, as packages call them.
struct TypeFunctionTests {
  @Test("An extension has a type, and that type a MIME type")
  func tags() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "png" as CFString, nil)?.takeRetainedValue()
    #expect(type as String? == kUTTypePNG as String)
    let mime = type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType) }
    #expect(mime?.takeRetainedValue() as String? == "image/png")
    let back = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png", nil)
    #expect(back?.takeUnretainedValue() == kUTTypePNG)
    #expect(UTTypeCopyPreferredTagWithClass("app.unknown", kUTTagClassMIMEType) == nil)
  }

  @Test("A type conforms to its supertypes, and is equal in upper and lower case")
  func conformance() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeConformsTo("app.own", "app.own"))
    #expect(UTTypeEqual("PUBLIC.png", kUTTypePNG) && !UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
  }

  @Test("A tag has all its types, and a type all its tags")
  func all() {
    let types = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "JPG", nil)
    #expect(types?.takeRetainedValue() as? [String] == ["public.jpeg"])
    let tags = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)
    #expect((tags?.takeRetainedValue() as? [String])?.contains("jpg") == true)
    #expect(UTTypeCopyAllTagsWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    #expect(UTTypeCreateAllIdentifiersForTag("app.tag", "jpg", nil) == nil)
    #expect(UTTypeIsDeclared(kUTType3DContent) && !UTTypeIsDeclared("app.unknown"))
    let dynamic = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "egg", nil)
    #expect(dynamic.map { UTTypeIsDynamic($0.takeUnretainedValue()) } == true)
    #expect(!UTTypeIsDynamic(kUTTypePNG))
  }

  @Test("Each identifier is that of a declared type")
  func identifiers() {
    let identifiers = [
      kUTTypeResolvable, kUTTypeMountPoint, kUTTypeUTF16ExternalPlainText, kUTTypeDelimitedText,
      kUTTypeObjectiveCPlusPlusSource, kUTTypePHPScript, kUTTypeBinaryPropertyList,
      kUTTypeFlatRTFD, kUTTypeElectronicPublication, kUTTypeRawImage, kUTTypeMPEG2TransportStream,
      kUTTypeAppleProtectedMPEG4Audio, kUTTypeM3UPlaylist, kUTTypeUnixExecutable,
      kUTTypeGNUZipArchive, kUTTypeBzip2Archive, kUTTypeCalendarEvent, kUTTypeContact,
    ]
    for identifier in identifiers { #expect(UTTypeIsDeclared(identifier), "\(identifier)") }
  }
}
