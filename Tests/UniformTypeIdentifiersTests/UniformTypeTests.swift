import Testing
import UniformTypeIdentifiers

/// Steps ItemProviders.IP1 and ItemProviders.IP5.
@Suite("Uniform types")
struct UniformTypeTests {
  @Test("Identifiers, extensions and MIME types give the same type")
  func names() {
    #expect(UTType("public.png") == .png && UTType("PUBLIC.PNG") == .png)
    #expect(UTType("public.egg") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.mp3.preferredMIMEType == "audio/mpeg")
    #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
  }

  @Test("Types conform to their supertypes")
  func kinds() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .png))
    #expect(UTType.png.isSubtype(of: .data) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.text.isSupertype(of: .json) && !UTType.text.isSupertype(of: .pdf))
    let timer = UTType(exportedAs: "example.kitchen.timer", conformingTo: .json)
    #expect(timer.conforms(to: .text) && timer.preferredFilenameExtension == nil)
  }

  @Test("Scripts, bundles and documents conform to their base types (ItemProviders.IP5)")
  func documents() {
    let pairs: [(UTType, UTType)] = [
      (.pythonScript, .shellScript), (.shellScript, .sourceCode), (.cPlusPlusHeader, .plainText),
      (.osaScriptBundle, .package), (.applicationExtension, .bundle), (.framework, .directory),
      (.applicationBundle, .executable), (.rtfd, .package), (.epub, .data), (.usdz, .threeDContent),
      (.m3uPlaylist, .playlist), (.appleProtectedMPEG4Video, .movie), (.emailMessage, .message),
      (.utf8TabSeparatedText, .delimitedText), (.symbolicLink, .resolvable), (.volume, .folder),
      (.presentation, .content), (.unixExecutable, .data), (.xpcService, .bundle),
    ]
    for (type, base) in pairs {
      #expect(UTType(type.identifier) == type && type.conforms(to: base), "\(type)")
    }
    #expect(UTType(filenameExtension: "log")?.conforms(to: .log) == true)
    #expect(
      UTType(filenameExtension: "epub") == .epub && UTType(filenameExtension: "rb") == .rubyScript)
    #expect(UTType.x509Certificate.preferredFilenameExtension == "cer")
  }

  @Test("A tag has all its types, and a type all its tags (ItemProviders.IP5)")
  func tags() {
    #expect(UTType.types(tag: "PNG", tagClass: .filenameExtension, conformingTo: nil) == [.png])
    #expect(UTType.types(tag: "image/png", tagClass: .mimeType, conformingTo: .audio).isEmpty)
    #expect(UTType(tag: "audio/mpeg", tagClass: .mimeType, conformingTo: .audio) == .mp3)
    #expect(UTType(tag: "egg", tagClass: .filenameExtension, conformingTo: nil)?.isDynamic == true)
    #expect(UTType.jpeg.tags[.filenameExtension]?.first == "jpeg")
    #expect(UTType.jpeg.tags[.mimeType] == ["image/jpeg"] && UTType.item.tags.isEmpty)
  }

  @Test("A file has the type of its name, and a folder that of folders")
  func files() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "types-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, type) in [("egg.png", UTType.png), ("egg", .data), ("egg.txt", .plainText)] {
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      #expect(try file.resourceValues(forKeys: [.contentTypeKey]).contentType == type)
    }
    #expect(try folder.resourceValues(forKeys: [.contentTypeKey]).contentType == .folder)
    #expect(try folder.resourceValues(forKeys: [.fileSizeKey]).contentType == nil)
  }

  @Test("An undeclared extension gives a dynamic type")
  func dynamic() {
    let type = UTType(filenameExtension: "egg")
    #expect(type?.isDynamic == true && type?.preferredFilenameExtension == "egg")
    #expect(type?.conforms(to: .data) == true && type?.conforms(to: .text) == false)
  }

  @Test("Files get the preferred extension, and providers have content types")
  func uses() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .json).lastPathComponent == "a.json")
    let provider = NSItemProvider(object: "Egg" as NSString)
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.utf8PlainText])
  }

  @Test("ItemProviders.IP8. An object has the properties of its type, and is archived with them")
  func references() throws {
    let text = try #require(UTTypeReference("public.plain-text"))
    #expect(text.preferredFilenameExtension == "txt" && text.preferredMIMEType == "text/plain")
    #expect(text.conforms(to: .text) && text.supertypes == UTType.plainText.supertypes)
    #expect(text.isDeclared && text.isPublic && !text.isDynamic)
    #expect(text == UTTypeReference(filenameExtension: "txt"))
    #expect(text.description == "public.plain-text")
    #expect(text != UTTypeReference(mimeType: "text/html"))
    #expect(UTTypeReference("public.egg") == nil)
    #expect(UTTypeReference(filenameExtension: "png", conformingTo: .audio) == nil)
    let own = UTTypeReference(exportedAs: "example.kitchen.timer", conformingTo: .json)
    let data = try NSKeyedArchiver.archivedData(withRootObject: own, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UTTypeReference.self, from: data))
    #expect(copy == own && copy.hash == own.hash && copy.conforms(to: .text))
  }

  @Test("ItemProviders.IP9. A type with a MIME type has a description for the user")
  func descriptions() throws {
    let image = try #require(UTType.png.localizedDescription)
    #expect(image.contains("PNG") && UTTypeReference("public.png")?.localizedDescription == image)
    #expect(UTType.pdf.localizedDescription?.contains("PDF") == true)
    #expect(UTType.content.localizedDescription == nil)
    #expect(UTType(exportedAs: "example.kitchen.timer").localizedDescription == nil)
    #expect(UTType.png.version == nil && UTType.png.referenceURL == nil)
  }
}
