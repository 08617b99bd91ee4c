/// A translation of Swift that relies on the Objective-C runtime to plain Swift, line for line.
///
/// A module's files are read twice: for the interface that other files need, and for the lowering
/// itself. `Documentation/Lowering.md` lists the rules.
package struct Lowering: Sendable {
  /// The options of the compilation.
  package let options: LoweringOptions

  /// Creates the lowering of a module.
  package init(_ options: LoweringOptions = LoweringOptions()) { self.options = options }

  /// Returns the interface of a file, which the lowering of other files needs.
  package func interface(of source: LoweringSource) -> FileInterface {
    interface(of: ParsedSource(source))
  }

  /// Returns the interface of a file whose tree other steps share.
  package func interface(of source: ParsedSource) -> FileInterface {
    let reader = InterfaceReader(options)
    reader.walk(source.tree)
    reader.interface.hasLocalTypes = LocalTypeFinder.finds(in: source.tree)
    reader.interface.asksForMethods = source.source.text.mentions("responds(to")
    reader.interface.exchangesMethods = FrameworkMethods.functions.contains {
      source.source.text.mentions($0)
    }
    return reader.interface
  }

  /// Lowers a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - interface: The interfaces of its module and of the modules that it imports.
  package func lower(_ source: LoweringSource, with interface: ModuleInterface) -> LoweredFile {
    lower(ParsedSource(source), with: interface)
  }

  /// Returns the lowered text of a file whose tree other steps share.
  package func lower(_ parsed: ParsedSource, with interface: ModuleInterface) -> LoweredFile {
    if let obstacle = parsed.obstacle {
      return LoweredFile(
        path: parsed.source.path, text: parsed.source.text, diagnostics: [obstacle],
        isChanged: false)
    }
    let visitor = LoweringVisitor(parsed.source, parsed.tree, interface, options)
    visitor.walk(parsed.tree)
    return visitor.result()
  }

  /// Lowers the files of a module that imports no other lowered module.
  package func lower(_ sources: [LoweringSource]) -> [LoweredFile] {
    var options = options
    options.isPlain = PlainModule.isPlain(sources.map(\.text), options)
    options.importsUIKit = sources.contains { $0.text.mentions("import UIKit") }
    let parsed = sources.map(ParsedSource.init)
    options.ownTypes = OwnTypes.names(in: parsed.map(\.tree))
    let lowering = Lowering(options)
    let interface = ModuleInterface(
      parsed.map(lowering.interface(of:)), module: options.module,
      isTestable: options.isTestable)
    return parsed.map { lowering.lower($0, with: interface) }
  }
}
