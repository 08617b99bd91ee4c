import TactusFiles

/// The resources of a target that Xcode recognizes by their kinds without a declaration in the
/// manifest: interface files, asset catalogs, models and catalogs of strings.
///
/// SwiftPM for Linux does not know these kinds, so a target without other resources has no bundle.
/// Here it has one, with links to the files, and `Bundle.module` is that bundle. The bundle of a
/// target with other resources gets the links as well.
///
/// - Source: `FileRuleDescription` of SwiftPM's source, for the kinds that Xcode adds.
struct UndeclaredResources {
  /// The path of the source to which the declaration of `Bundle.module` is added; nil for a bundle
  /// of SwiftPM, which has a declaration.
  let source: String?
  /// The path of the bundle.
  let bundle: String
  private let resources: [ResourceFile]
  /// The module that declares `Bundle`, or re-exports it.
  private let foundation: String

  /// Finds the resources of a target; `nil` if there are none.
  init?(of call: CompilerCall) {
    guard let folder = call.sourceFolder, let products = call.productsFolder else { return nil }
    let resources = ResourceFile.all(in: folder, suffixes: Self.suffixes)
    guard !resources.isEmpty else { return nil }
    self.resources = resources
    // Both modules in one file would make members ambiguous that both have.
    let hasOwn = call.options.modules?.contains("TactusFoundation") == true
    foundation = hasOwn ? "TactusFoundation" : "Foundation"
    if call.resourceAccessor != nil {
      guard let bundle = call.resourceBundlePath else { return nil }
      (source, self.bundle) = (nil, bundle)
    } else {
      guard let source = call.sources.first(where: { !$0.hasSuffix("/main.swift") }) else {
        return nil
      }
      let module = call.options.module
      (self.source, bundle) = (source, products + "/\(module)_\(module).resources")
    }
  }

  /// The declaration of `Bundle.module`.
  var text: String {
    """

    import \(foundation)
    extension \(foundation).Bundle {
    static let module: \(foundation).Bundle = {
    let main = \(foundation).Bundle.main.bundlePath + \(String(reflecting: "/" + name))
    let built = \(String(reflecting: bundle))
    guard let bundle = \(foundation).Bundle(path: main) ?? \(foundation).Bundle(path: built) else {
    Swift.fatalError("There is no bundle with the module's resources at \\(main) or \\(built).")
    }
    return bundle
    }()
    }

    """
  }

  /// Makes the bundle.
  func link() {
    Files.makeFolder(bundle)
    for resource in resources { resource.link(into: bundle) }
  }

  private var name: Substring { bundle.split(separator: "/").last ?? "" }

  /// The suffixes of the kinds.
  private static let suffixes: Set<String> = [
    "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcstrings",
    "xib",
  ]
}
