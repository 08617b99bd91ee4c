import TactusTextFormatting

/// The generated files of a bundle.
struct SDKFiles {
  /// The toolchain whose triple and version the SDK is for.
  let toolchain: SwiftToolchain
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

  /// The contents of `swift-sdk.json`: paths in the folder of the SDK.
  ///
  /// The resources are named by the link to the toolchain, not by that in `sysroot`: modules of the
  /// standard library in the SDK's own root are compiled again from their interfaces for each
  /// package, which takes three seconds.
  var description: JSONOutput {
    let resources = "\(Self.toolchainLink)/lib/swift"
    let places: JSONOutput = [
      "sdkRootPath": "sysroot", "swiftResourcesPath": .string(resources),
      "swiftStaticResourcesPath": .string(resources + "_static"),
      "includeSearchPaths": .array(Self.includeFolders.map { .string($0) }),
      "toolsetPaths": ["toolset.json"],
    ]
    return ["schemaVersion": "4.0", "targetTriples": .object([(toolchain.triple, places)])]
  }

  /// The contents of `toolset.json`: the tools that replace the toolchain's own, and their
  /// arguments.
  ///
  /// SwiftPM passes arguments as they are, so none contains a path: `swift-sdk.json` names the
  /// folders, and the tools know their own.
  var toolset: JSONOutput {
    [
      "schemaVersion": "1.0", "rootPath": "bin",
      "swiftCompiler": [
        "path": "swiftc",
        "extraCLIOptions": [
          // Otherwise a file that imports Testing and UIKit requires a module `_Testing_UIKit`.
          "-Xfrontend", "-disable-cross-import-overlays",
          // SwiftPM does not check whether these modules have changed; a new identifier rebuilds.
          .string("-DTACTUS_FRAMEWORKS_\(hash)"),
        ],
      ],
      "cCompiler": [
        "path": "clang",
        "extraCLIOptions": .array(SystemHeaders.compilerOptions.map { .string($0) }),
      ],
      "linker": [
        "path": "ld",
        // As on an iPhone, dlsym finds the symbols of a program.
        "extraCLIOptions": .array(
          (["--export-dynamic"] + libraryOptions).map { .string($0) }),
      ],
    ]
  }

  /// The link to the toolchain, in the folder of the SDK: the only path that depends on the
  /// machine.
  static let toolchainLink = "toolchain"

  /// The folders in the SDK in which compilers look for modules and headers.
  ///
  /// C sees the last one alone: with modules enabled, it would import SQLite where it includes its
  /// header, and ignore macros that are defined before.
  private static let includeFolders = [
    "modules", "modules/libxml2/\(XMLLibrary.headerFolderName)", "headers",
  ]

  /// The arguments that link a program with the libraries whose symbols it uses, and with the one
  /// that works uncalled.
  private var libraryOptions: [String] {
    let first = libraries.filter { $0 == BuiltFrameworks.system }
    let others = libraries.filter { $0 != BuiltFrameworks.system }
    return ["--no-as-needed"] + first.map { "-l\($0)" } + ["--as-needed"] + others.map { "-l\($0)" }
  }

  /// The part of the compiler script that finds the toolchain.
  ///
  /// The SDK belongs to one version of the compiler, wherever that is installed. The first use, and
  /// the first one after a change of the toolchain, checks the version and sets the link.
  var toolchainScript: String {
    """
    # Part of the scripts beside it, made by 'tactus sdk install'; changes are lost.
    # Sets `tools` to the folder of the toolchain's programs, which the link `toolchain` leads to.
    needed=\(Self.quoted(toolchain.version))
    refuse() {
      echo "error: the Swift SDK of Tactus was made for $needed, but $1" >&2
      exit 1
    }
    install="install that from https://www.swift.org/install/ and put it first in PATH, or the SDK for \
    this compiler"
    program=$(command -v swiftc) || refuse "there is no swiftc in PATH; $install"
    tools=$(readlink -f -- "$program")
    tools=${tools%/*}
    if [ ! -e "$tools/../lib/swift/linux" ]; then
      # A switch between several toolchains.
      tools=$("$program" -print-target-info 2> /dev/null |
        sed -n 's/.*"runtimeResourcePath" *: *"\\(.*\\)".*/\\1/p')
      { [ -n "$tools" ] && tools=$(cd "$tools/../../bin" 2> /dev/null && pwd -P); } ||
        refuse "$program is no compiler; $install"
    fi
    state="$tools $(stat -Lc '%s %Y' "$tools/swiftc")"
    known=
    [ ! -r "$place/toolchain.txt" ] || IFS= read -r known < "$place/toolchain.txt"
    if [ "$known" != "$state" ] || [ ! -e "$place/toolchain/bin/swiftc" ]; then
      version=$("$tools/swiftc" --version 2> /dev/null | sed -n 's/.*\\(Swift version .*\\)/\\1/p')
      [ "$version" = "$needed" ] || refuse "$program is ${version:-no compiler}; $install"
      # Concurrent uses see the old or the new one.
      new=$place/.toolchain.$$
      { ln -s "${tools%/bin}" "$new" && mv -T "$new" "$place/toolchain" &&
        echo "$state" > "$new" && mv -T "$new" "$place/toolchain.txt"; } 2> /dev/null ||
        { rm -f "$new" && [ "$(readlink "$place/toolchain")" = "${tools%/bin}" ]; } ||
        refuse "$place cannot be written; let its owner build a package once"
    fi

    """
  }

  /// Returns the SDK's compiler, a script.
  func compiler(isLowering: Bool) -> String {
    let compiler = "\"$tools/swiftc\""
    let call =
      isLowering
      ? "\"$place/bin/tactus-rewrite\" swiftc --compiler \(compiler) -- \"$@\""
      : "\(compiler) \"$@\""
    return """
      #!/bin/sh
      # The compiler of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
      # What Objective-C brings into Swift is lowered, then the toolchain's own compiler goes on.
      \(Self.ownFolder)
      . "$place/bin/\(Self.toolchainScriptName)"
      case "$1 $2" in
        '-module-name '*PackageDiscoveredTests)
          compiler=$tools/swiftc
          . "$place/bin/\(TestListScripts.script)" ;;
      esac
      if [ "$1" = -module-name ] && [ -f "$place/modules/$2.swiftmodule" ]; then
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
    return """
      #!/bin/sh
      # The frontend of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
      # A module file is written without the bodies of functions.
      \(Self.ownFolder)
      frontend=$place/\(Self.toolchainLink)/bin/swift-frontend
      if [ "$1 $2 $3" = '-frontend -emit-module \(option)' ]; then
        shift 3
        exec "$frontend" -frontend -emit-module -experimental-skip-all-function-bodies "$@"
      fi
      exec "$frontend" "$@"

      """
  }

  /// The SDK's linker, a script.
  ///
  /// The compiler's driver names the libraries of all imported modules before the toolset's
  /// options. Only those are linked whose symbols a program uses, since a module may export another
  /// one that nothing uses, with 40 libraries below it. It finds them beside itself: SwiftPM 6.3.1
  /// reads `librarySearchPaths`, and passes the folders of `includeSearchPaths` in their place.
  var linker: String {
    """
    #!/bin/sh
    # The linker of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
    \(Self.ownFolder)
    exec "$place/\(Self.toolchainLink)/bin/ld.lld" --as-needed -L "$place/lib" \\
      "$@" -rpath "$place/lib"

    """
  }

  /// The SDK's C compiler, a script.
  ///
  /// Objective-C is refused by one line; everything else goes to the toolchain's compiler.
  var cCompiler: String {
    """
    #!/bin/sh
    # The C compiler of the Swift SDK of Tactus, made by 'tactus sdk install'; changes are lost.
    \(Self.ownFolder)
    for word in "$@"; do
      shift
      case "$word" in
        *.m | *.mm)
          echo "$word:1:1: error: Objective-C is not compiled, because there is no Objective-C \\
    runtime; leave this target out, or write it in Swift" >&2
          exit 1 ;;
        "$place/modules" | "$place/modules/"*)
          # Swift's modules are not for C.
          word=$place/headers ;;
      esac
      set -- "$@" "$word"
    done
    exec "$place/\(Self.toolchainLink)/bin/clang" "$@"

    """
  }

  /// The name of the part of the compiler script that finds the toolchain.
  static let toolchainScriptName = "toolchain.sh"

  /// The line of a script that finds the folder of the SDK, as SwiftPM names it.
  private static let ownFolder = "place=${0%/bin/*}"

  /// Returns a word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
