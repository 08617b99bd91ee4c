/// The header of a framework that Xcode creates, such as `Kitchen.h` with
/// `#import <UIKit/UIKit.h>`.
///
/// In Xcode each Swift file of the framework sees what the header imports, and so files without
/// `import UIKit` use UIKit.
enum UmbrellaHeader {
  /// Returns the modules that the header imports; none if there is no header.
  ///
  /// - Parameters:
  ///   - module: The name of the framework.
  ///   - sources: The paths of its Swift files.
  static func modules(of module: String, sources: [String]) -> Set<String> {
    let folders = Set(sources.map { folder(of: Files.absolute($0)) })
    let outer = folders.union(folders.map(folder))
    let texts = outer.flatMap { ["\($0)/\(module).h", "\($0)/Supporting Files/\(module).h"] }
      .compactMap(Files.text)
    return texts.reduce(into: []) { $0.formUnion(modules(in: $1)) }
  }

  /// Returns the modules of other frameworks that a header imports.
  static func modules(in text: String) -> Set<String> {
    let names = text.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count >= 2 else { return nil }
      switch words[0] {
      case "#import", "#include":
        // `<UIKit/UIKit.h>` is a framework's whole header.
        let parts = words[1].dropFirst().split(separator: "/")
        return words[1].first == "<" && parts.count == 2 && parts[1] == parts[0] + ".h>"
          ? parts[0] : nil
      case "@import": return words[1].prefix { $0 != ";" && $0 != "." }
      default: return nil
      }
    }
    return Set(names.map(String.init))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
