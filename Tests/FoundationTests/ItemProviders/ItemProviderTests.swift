import Synchronization
import TactusFoundation
import TactusUniformTypes
import Testing

/// Steps ItemProviders.IP1–IP3.
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

  @Test("All supertypes of declared types are declared")
  func declared() {
    for type in ["public.png", "com.adobe.pdf", "public.swift-source", "com.apple.ical.ics"] {
      for kind in UniformType.ancestors(of: type) { #expect(UniformType.named(kind) != nil) }
      #expect(UniformType.conforms(type, to: "public.data"))
    }
    #expect(UniformType.withExtension("JPG")?.identifier == "public.jpeg")
    #expect(UniformType.withMIMEType("audio/mpeg")?.identifier == "public.mp3")
  }
}
