import TextForms

/// The files of a bundle that are written, not copied.
struct SDKTexts {
  let toolchain: SwiftToolchain
  /// The folder of this machine's SDK in the bundle, where it will be.
  let place: String
  /// A word that is another where the frameworks are others.
  let mark: String

  /// The list of what is in the bundle.
  func artifacts(version: String, path: String) -> JSONText {
    let variants: JSONText = [["path": .string(path)]]
    let artifact: JSONText = [
      "type": "swiftSDK", "version": .string(version), "variants": variants,
    ]
    return ["schemaVersion": "1.0", "artifacts": .object([(SwiftSDK.identifier, artifact)])]
  }

  /// Where the SDK has what.
  var description: JSONText {
    let places: JSONText = [
      "sdkRootPath": "sysroot", "swiftResourcesPath": "sysroot/usr/lib/swift",
      "swiftStaticResourcesPath": "sysroot/usr/lib/swift_static",
      "toolsetPaths": ["toolset.json"],
    ]
    return ["schemaVersion": "4.0", "targetTriples": .object([(toolchain.triple, places)])]
  }

  /// What is called in place of the toolchain's own, with which arguments.
  var toolset: JSONText {
    [
      "schemaVersion": "1.0", "rootPath": "bin",
      "swiftCompiler": [
        "path": "swiftc",
        "extraCLIOptions": [
          "-I", .string(place + "/modules"),
          // Else a file that imports both Testing and UIKit asks for a module `_Testing_UIKit`.
          "-Xfrontend", "-disable-cross-import-overlays",
          // SwiftPM does not look whether these modules have changed; with another word it builds anew.
          .string("-DTACTUS_FRAMEWORKS_\(mark)"),
        ],
      ],
      "linker": [
        "extraCLIOptions": [
          .string("-L\(place)/lib"), .string("-l\(BuiltFrameworks.name)"), "-rpath",
          .string("\(place)/lib"),
        ]
      ],
    ]
  }

  /// The compiler of the SDK, a script.
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
      \(toolchain.version); say 'tactus sdk install' again" >&2
        exit 1
      fi
      case "$1 $2" in
        '-module-name '*PackageDiscoveredTests)
          . "${0%/*}/\(TestListTexts.script)" ;;
      esac
      if [ "$1" = -module-name ] && [ -f \(Self.quoted(place + "/modules"))/"$2.swiftmodule" ]; then
        # What the compiler says of two modules with one name does not say so.
        \(call) && exit
        echo "error: the SDK of Tactus has a module '$2', too; call this target something else" >&2
        exit 1
      fi
      exec \(call)

      """
  }

  private var state: String { FileTree.state(of: toolchain.compiler) ?? "" }

  /// A word as a shell reads it, whatever is in it.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
