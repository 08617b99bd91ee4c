// swift-format-ignore-file
import UIKit

/// Initializers of extensions that are repeated below.
class Cup: NSObject { var size = 0 ; var text = "cup" }
class Mug: Cup {}
class Glass: Cup { convenience init(size: Int) { self.init() ; text = "glass" ; self.size = size } }
class Jar: Mug {}
extension Cup {
  @objc convenience init(size: Int) { self.init() ; self.size = size }
  @objc public convenience init?(text: String, twice: Bool = false) {
    if text.isEmpty { return nil } ; self.init() ; self.text = twice ? text + text : text
  }
  @objc convenience init(alone: Bool) { self.init() ; text = "alone" }
}
extension Mug {
  @objc convenience init(size: Int) { self.init() ; self.size = size ; text = "mug" }
}
extension Jar {
  @objc public convenience init?(text: String, twice: Bool = true) { self.init() ; self.text = "jar of \(text)" }
}

@MainActor func checkInitializers() {
  for cup in [Cup(size: 1), Mug(size: 2), Glass(size: 3), Jar(size: 4)] { print(cup.text, cup.size) }
  print(Cup(text: "") == nil, Mug(text: "a", twice: true)?.text ?? "", Jar(text: "b")?.text ?? "", Cup(alone: true).text)
}
