import Foundation
import Synchronization
import Testing
import UIKit

/// Tests of texts, images and colors in item providers (ItemProviders.IP6).
@Suite struct ItemProviderObjectTests {
  @Test("ItemProviders.IP6. A text with attributes is provided with and without them")
  func text() throws {
    let text = NSAttributedString(
      string: "Egg", attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
    let provider = NSItemProvider(object: text)
    #expect(provider.registeredTypeIdentifiers == ["public.rtf", "public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    let found = Mutex<[String]>([])
    provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
      let text = object as? NSAttributedString
      let color = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      var red: CGFloat = 0
      color?.getRed(&red, green: nil, blue: nil, alpha: nil)
      found.withLock { $0.append("\(text?.string ?? "") \(red)") }
    }
    provider.loadObject(ofClass: NSString.self) { object, _ in
      found.withLock { $0.append("\((object as? NSString) ?? "")") }
    }
    NSItemProvider(object: "Tea" as NSString).loadObject(ofClass: NSAttributedString.self) {
      object, _ in
      found.withLock { $0.append((object as? NSAttributedString)?.string ?? "") }
    }
    #expect(found.withLock { $0 } == ["Egg 1.0", "Egg", "Tea"])
    #expect(throws: (any Error).self) {
      try NSAttributedString.object(
        withItemProviderData: Data([0xFF]), typeIdentifier: "public.text")
    }
  }

  @Test("ItemProviders.IP6. Images and colors are provided as data, and read from it")
  func values() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let found = Mutex<[String]>([])
    for type in ["public.png", "public.jpeg"] {
      let provider = NSItemProvider(object: image)
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        let image = data.flatMap { UIImage(data: $0) }
        found.withLock { $0.append("\(image?.cgImage?.width ?? 0 > 0)") }
      }
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        found.withLock { $0.append("\((object as? UIImage)?.cgImage?.height ?? 0 > 0)") }
      }
    }
    #expect(found.withLock { $0 } == ["true", "true", "true", "true"])
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    let isEqual = Mutex(false)
    NSItemProvider(object: color).loadObject(ofClass: UIColor.self) { object, _ in
      isEqual.withLock { $0 = (object as? UIColor) == color }
    }
    #expect(isEqual.withLock { $0 })
    #expect(throws: (any Error).self) {
      try UIColor.object(withItemProviderData: Data(), typeIdentifier: "com.apple.uikit.color")
    }
  }

  @Test("ItemProviders.IP6. A paste configuration takes the types of classes")
  @MainActor func configuration() {
    let types = NSAttributedString.readableTypeIdentifiersForItemProvider
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: types)
    configuration.addTypeIdentifiers(forAccepting: UIImage.self)
    #expect(configuration.acceptableTypeIdentifiers.contains("public.rtf"))
    #expect(configuration.acceptableTypeIdentifiers.contains("public.png"))
    #expect(UIImage.writableTypeIdentifiersForItemProvider == ["public.png", "public.jpeg"])
  }
}
