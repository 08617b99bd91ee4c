import TactusTextFormatting

/// The generated files of a bundle.
struct SDKFiles {
  let toolchain: SwiftToolchain
  /// The future folder of this machine's SDK in the bundle.
  let place: String
  /// An identifier that changes with the frameworks.
  let hash: String
  /// The names of the libraries.
  var libraries: [String] = []

  /// Returns the list of the bundle's contents.
  func artifacts(version: String, path: String) -> JSONOutput {
    let variants: JSONOutput = [["path": .string(path)]]
    let artifact: JSONOutput = [
      "type": "swiftSDK", "version": .string(version), "variants": variants,
    ]
    return ["schemaVersion": "1.0", "artifacts": .object([(SwiftSDK.identifier, artifact)])]
  }

  /// The contents of `swift-sdk.json`: the paths inside the SDK, and those of the toolchain.
  ///
  /// The resources are named in the toolchain itself, not by the link in `sysroot`: modules of the
  /// standard library in the SDK's own root are compiled again from their interfaces for each
  /// package, which takes three seconds.
  var description: JSONOutput {
    let places: JSONOutput = [
      "sdkRootPath": "sysroot", "swiftResourcesPath": .string(toolchain.resources),
      "swiftStaticResourcesPath": .string(toolchain.resources + "_static"),
      "toolsetPaths": ["toolset.json"],
    ]
    return ["schemaVersion": "4.0", "targetTriples": .object([(toolchain.triple, places)])]
  }

  /// The contents of `toolset.json`: the tools that replace the toolchain's own, and their
  /// arguments.
  var toolset: JSONOutput {
    [
      "schemaVersion": "1.0", "rootPath": "bin",
      "swiftCompiler": [
        "path": "swiftc",
        "extraCLIOptions": [
          "-I", .string(place + "/modules"),
          "-Xcc", .string("-I" + XMLLibrary(folder: place + "/modules/libxml2").headerFolder),
          "-Xcc", .string("-I" + headers.folder),
          // Otherwise a file that imports Testing and UIKit requires a module `_Testing_UIKit`.
          "-Xfrontend", "-disable-cross-import-overlays",
          // SwiftPM does not check whether these modules have changed; a new identifier rebuilds.
          .string("-DTACTUS_FRAMEWORKS_\(hash)"),
        ],
      ],
      "cCompiler": [
        "path": "clang",
        "extraCLIOptions": .array(headers.compilerOptions.map { .string($0) }),
      ],
      "linker": [
        "path": "ld",
        "extraCLIOptions": .array(
          ([
            "-L\(place)/lib", "-rpath", "\(place)/lib",
            // As on an iPhone, dlsym finds the symbols of a program.
            "--export-dynamic",
          ] + libraryOptions).map { .string($0) }),
      ],
    ]
  }

  private var headers: SystemHeaders { SystemHeaders(folder: place + "/headers") }

  /// The arguments that link a program with the libraries whose symbols it uses, and with the one
  /// that works uncalled.
  private var libraryOptions: [String] {
    let first = libraries.filter { $0 == BuiltFrameworks.system }
    let others = libraries.filter { $0 != BuiltFrameworks.system }
    return ["--no-as-needed"] + first.map { "-l\($0)" } + ["--as-needed"] + others.map { "-l\($0)" }
  }

  /// Returns the SDK's compiler, a script.
  func compiler(isLowering: Bool) -> String {
    let lower = Self.quoted(place + "/bin/tactus-rewrite")
    let call =
      isLowering
      ? "\(lower) swiftc --compiler \"$compiler\" -- \"$@\"" : "\"$compiler\" \"$@\""
    return """
      #!/bin/sh
      # The compiler of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
      # What Objective-C brings into Swift is lowered, then the toolchain's own compiler goes on.
      compiler=\(Self.quoted(toolchain.compiler))
      if [ "$(stat -Lc '%s %Y' "$compiler" 2> /dev/null)" != '\(state)' ]; then
        echo "$compiler:1:1: error: the Swift SDK of Tactus was made for another compiler, \\
      \(toolchain.version); run 'tactus sdk install' again" >&2
        exit 1
      fi
      case "$1 $2" in
        '-module-name '*PackageDiscoveredTests)
          . "${0%/*}/\(TestListScripts.script)" ;;
      esac
      if [ "$1" = -module-name ] && [ -f \(Self.quoted(place + "/modules"))/"$2.swiftmodule" ]; then
        # What the compiler says of two modules with one name does not say so.
        \(call) && exit
        echo "error: the SDK of Tactus also has a module '$2'; rename this target" >&2
        exit 1
      fi
      exec \(call)

      """
  }

  /// The frontend for the compiler's driver, a script.
  ///
  /// The job that writes a module file leaves out the bodies of all functions, instead of only
  /// those that are not inlinable. `tactus-rewrite` names this frontend to the driver if no body is
  /// needed.
  var frontend: String {
    let option = "-experimental-skip-non-inlinable-function-bodies-without-types"
    let program = toolchain.compiler.dropLast("/swiftc".count) + "/swift-frontend"
    return """
      #!/bin/sh
      # The frontend of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
      # A module file is written without the bodies of functions.
      frontend=\(Self.quoted(String(program)))
      if [ "$1 $2 $3" = '-frontend -emit-module \(option)' ]; then
        shift 3
        exec "$frontend" -frontend -emit-module -experimental-skip-all-function-bodies "$@"
      fi
      exec "$frontend" "$@"

      """
  }

  /// The SDK's linker, a script.
  ///
  /// The compiler's driver names the libraries of all imported modules before the toolset's options.
  /// Only those are linked whose symbols a program uses, since a module may export another one that
  /// nothing uses, with 40 libraries below it.
  var linker: String {
    """
    #!/bin/sh
    # The linker of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
    exec \(Self.quoted(toolchain.compiler.dropLast("/swiftc".count) + "/ld.lld")) --as-needed "$@"

    """
  }

  /// The SDK's C compiler, a script.
  ///
  /// Objective-C is refused by one line; everything else goes to the toolchain's compiler.
  var cCompiler: String {
    """
    #!/bin/sh
    # The C compiler of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
    for word in "$@"; do
      case "$word" in
        *.m | *.mm)
          echo "$word:1:1: error: Objective-C is not compiled, because there is no Objective-C \\
    runtime; leave this target out, or write it in Swift" >&2
          exit 1 ;;
      esac
    done
    exec \(Self.quoted(toolchain.compiler.dropLast("/swiftc".count) + "/clang")) "$@"

    """
  }

  private var state: String { FileTree.state(of: toolchain.compiler) ?? "" }

  /// Returns a word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
