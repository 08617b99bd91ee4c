/// How the list of tests is compiled that SwiftPM writes for XCTest on Linux.
///
/// The list names each test of a class as it is: `("testTap", testTap)`. A class with tests on the main
/// actor and others has no one type for that, and Swift 6 takes none that are on it. XCTest runs tests
/// that do not suspend on the main thread, so the list that is compiled says so for each. SwiftPM's own
/// file stays as it is, for it would write it again.
enum TestListTexts {
  /// The part of the compiler's script that does it.
  static let script = "list-tests.sh"
  /// What is changed in the list.
  static let edit = "list-tests.sed"

  static let scriptText = #"""
    # Part of the script beside it: compiles a changed copy of SwiftPM's list of tests.
    for word; do
      case $word in @*/sources) sources=${word#@} ;; esac
    done
    if [ -f "${sources:-}" ]; then
      changed=${sources%/*}/tactus
      mkdir -p "$changed"
      {
        printf '{"version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": ['
        separator=
        while IFS= read -r file; do
          # A path with a space stands in quotation marks there.
          file=${file#[\"\']} file=${file%[\"\']}
          copy=$changed/${file##*/}
          sed -f "${0%/*}/list-tests.sed" "$file" > "$copy"
          printf '%s\n{"type": "file", "name": "%s", "external-contents": "%s"}' \
            "$separator" "$file" "$copy"
          separator=,
        done < "$sources"
        printf ']}\n'
      } > "$changed/overlay.yaml"
      exec "$compiler" "$@" -suppress-warnings -vfsoverlay "$changed/overlay.yaml"
    fi

    """#

  static let editText = #"""
    /^fileprivate extension /{
    s/^fileprivate extension \(.*\) {$/\1/
    h
    s/.*/fileprivate extension & {/
    }
    /^ *("[^"]*", [^()]*)\(,\{0,1\}\)$/{
    G
    s/^\( *\)("\([^"]*\)", \([^()]*\))\(,\{0,1\}\)\n\(.*\)$/\1("\2", _tactusOnMain { (test: \5) in try test.\3() })\4/
    }
    $a\
    \
    fileprivate func _tactusOnMain<Case>(\
      _ test: @escaping @MainActor (Case) throws -> Void\
    ) -> (Case) -> () throws -> Void {\
      { subject in { nonisolated(unsafe) let subject = subject; try MainActor.assumeIsolated { try test(subject) } } }\
    }

    """#
}
