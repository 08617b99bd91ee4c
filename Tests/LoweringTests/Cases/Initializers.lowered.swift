// swift-format-ignore-file
import UIKit

/// Initializers of extensions that are repeated below.
class Cup: NSObject { var size = 0 ; var text = "cup" ; convenience init(size: Int) { self.init(_e_Cup: (), size: size) }; public convenience init?(text: String, twice: Bool = false) { self.init(_e_Cup: (), text: text, twice: twice) } }
class Mug: Cup {convenience init(size: Int) { self.init(_e_Mug: (), size: size) } }
class Glass: Cup { convenience init(size: Int) { self.init() ; text = "glass" ; self.size = size } }
class Jar: Mug {public convenience init?(text: String, twice: Bool = true) { self.init(_e_Jar: (), text: text, twice: twice) } }
extension Cup {
        convenience init(_e_Cup: Void, size: Int) { self.init() ; self.size = size }
        public convenience init?(_e_Cup: Void, text: String, twice: Bool = false) {
    if text.isEmpty { return nil } ; self.init() ; self.text = twice ? text + text : text
  }
        convenience init(alone: Bool) { self.init() ; text = "alone" }
}
extension Mug {
        convenience init(_e_Mug: Void, size: Int) { self.init() ; self.size = size ; text = "mug" }
}
extension Jar {
        public convenience init?(_e_Jar: Void, text: String, twice: Bool = true) { self.init() ; self.text = "jar of \(text)" }
}

@MainActor func checkInitializers() {
  for cup in [Cup(size: 1), Mug(size: 2), Glass(size: 3), Jar(size: 4)] { print(cup.text, cup.size) }
  print(Cup(text: "") == nil, Mug(text: "a", twice: true)?.text ?? "", Jar(text: "b")?.text ?? "", Cup(alone: true).text)
}
