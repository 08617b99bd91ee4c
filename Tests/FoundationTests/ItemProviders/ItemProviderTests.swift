import Synchronization
import TactusFoundation
import TactusUniformTypes
import Testing

/// Steps ItemProviders.IP1–IP3 and ItemProviders.IP7.
@Suite("Item providers")
struct ItemProviderTests {
  @Test("A string is provided as every text type and no other")
  func text() {
    let provider = NSItemProvider(object: "Egg" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(
      provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self)
    )
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let got = Mutex<String?>(nil)
    provider.loadObject(ofClass: String.self) { text, _ in got.withLock { $0 = text } }
    #expect(got.withLock { $0 } == "Egg")
    provider.loadObject(ofClass: NSString.self) { text, _ in
      got.withLock { $0 = (text as? NSString).map { "\($0)!" } }
    }
    #expect(got.withLock { $0 } == "Egg!")
  }

  @Test("A URL is provided as a URL, and a file URL as both types")
  func address() throws {
    let url = try #require(URL(string: "https://kitchen.example/egg"))
    let got = Mutex<URL?>(nil)
    NSItemProvider(object: url as NSURL).loadObject(ofClass: URL.self) { url, _ in
      got.withLock { $0 = url }
    }
    #expect(got.withLock { $0 } == url)
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
  }

  @Test("Representations are loaded on demand; an exact type precedes a conforming one")
  func forms() {
    let provider = NSItemProvider()
    let count = Mutex(0)
    for (type, byte) in [("public.png", 1), ("public.image", 2)] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        count.withLock { $0 += 1 }
        done(Data([UInt8(byte)]), nil)
        return nil
      }
    }
    #expect(count.withLock { $0 } == 0)
    let got = Mutex<Data?>(nil)
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
      got.withLock { $0 = data }
    }
    #expect(got.withLock { $0 } == Data([2]) && count.withLock { $0 } == 1)
    provider.loadDataRepresentation(forTypeIdentifier: "public.content") { data, _ in
      got.withLock { $0 = data }
    }
    #expect(got.withLock { $0 } == Data([1]))
    let code = Mutex(0)
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, error in
      code.withLock { $0 = (error as? NSError)?.code ?? 0 }
    }
    #expect(code.withLock { $0 } == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test("The extension of a file determines its type")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("eggs.json")
    #expect(NSItemProvider(contentsOf: file) == nil)
    try Data("{}".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.json"])
    #expect(provider.suggestedName == "eggs.json")
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
  }

  @Test("ItemProviders.IP7. Data is loaded as a file, which exists until the handler returns")
  func dataAsFile() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "folder/breakfast"
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      done(Data([1, 2]), nil)
      return nil
    }
    let seen = Mutex<(URL, Data)?>(nil)
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
      guard let url, let data = try? Data(contentsOf: url) else { return }
      seen.withLock { $0 = (url, data) }
    }
    let (url, data) = try #require(seen.withLock { $0 })
    #expect(url.lastPathComponent == "breakfast.png" && data == Data([1, 2]))
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    let code = Mutex(0)
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
      code.withLock { $0 = url == nil ? (error as? NSError)?.code ?? 0 : 1 }
    }
    #expect(code.withLock { $0 } == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test("ItemProviders.IP7. A file is copied, or opened in place, and provides data")
  func fileRepresentations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("eggs.json")
    try Data("{}".utf8).write(to: file)
    let original = try #require(NSItemProvider(contentsOf: file))
    let copied = NSItemProvider()
    copied.registerFileRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
      done(file, false, nil)
      return nil
    }
    for (provider, isOriginal) in [(original, true), (copied, false)] {
      let copy = Mutex<URL?>(nil)
      provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
        copy.withLock { $0 = url }
      }
      let name = try #require(copy.withLock { $0 })
      #expect(name != file && name.lastPathComponent == "eggs.json")
      let place = Mutex<(URL?, Bool)>((nil, false))
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.json") {
        url, isInPlace, _ in
        place.withLock { $0 = (url, isInPlace) }
      }
      #expect(place.withLock { $0.1 == isOriginal && ($0.0 == file) == isOriginal })
      let data = Mutex<Data?>(nil)
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { found, _ in
        data.withLock { $0 = found }
      }
      #expect(data.withLock { $0 } == Data("{}".utf8))
      #expect(
        provider.hasRepresentationConforming(
          toTypeIdentifier: "public.text", fileOptions: .openInPlace) == isOriginal)
      #expect(
        provider.registeredTypeIdentifiers(fileOptions: []) == ["public.json"]
          && provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty != isOriginal)
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test("ItemProviders.IP7. The error of a file's handler arrives, also if its file is missing")
  func missingFiles() {
    let provider = NSItemProvider()
    let errors = Mutex<[(any Error)?]>([])
    for url in [nil, URL(fileURLWithPath: "/nowhere/egg.png")] {
      provider.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
        done in
        done(url, false, nil)
        return nil
      }
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
        errors.withLock { $0.append(url == nil ? error : nil) }
      }
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
        errors.withLock { $0.append(data == nil ? error : nil) }
      }
    }
    #expect(errors.withLock { $0.count == 4 && !$0.contains { $0 == nil } })
  }

  @Test("An object of a class is created on demand")
  func objects() async throws {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { done in
      done("Egg" as NSString, nil)
      return nil
    }
    let item = try await provider.loadItem(forTypeIdentifier: "public.text")
    #expect(item as? NSData == NSData(data: Data("Egg".utf8)))
    await #expect(throws: NSError.self) {
      _ = try await provider.loadItem(forTypeIdentifier: "public.image")
    }
  }

  @Test("All supertypes of declared types are declared")
  func declared() {
    for type in ["public.png", "com.adobe.pdf", "public.swift-source", "com.apple.ical.ics"] {
      for kind in UniformType.ancestors(of: type) { #expect(UniformType.named(kind) != nil) }
      #expect(UniformType.conforms(type, to: "public.data"))
    }
    #expect(UniformType.withExtension("JPG")?.identifier == "public.jpeg")
    #expect(UniformType.withMIMEType("audio/mpeg")?.identifier == "public.mp3")
  }

  @Test("ItemProviders.IP2. A registered item is loaded by its handler, itself or as data")
  func registeredItems() async throws {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.plain-text") { done, _, options in
      done?("Egg \(options?["count"] ?? "")" as NSString, nil)
    }
    provider.registerItem(forTypeIdentifier: "public.image") { done, _, _ in
      done?(nil, CocoaError(.fileNoSuchFile))
    }
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.image"])
    let item = try await provider.loadItem(
      forTypeIdentifier: "public.text", options: ["count": 3])
    #expect(item as? NSString == "Egg 3" as NSString)
    let data = await withCheckedContinuation { next in
      _ = provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
        next.resume(returning: data)
      }
    }
    #expect(data == Data("Egg ".utf8))
    await #expect(throws: CocoaError.self) {
      _ = try await provider.loadItem(forTypeIdentifier: "public.image")
    }
  }
}
