/// The scripts that compile SwiftPM's list of XCTest tests on Linux.
///
/// The list contains each test method of a class: `("testTap", testTap)`. That does not compile for
/// a class with main-actor and other tests, because the elements have no common type, nor in Swift
/// 6 for main-actor tests alone. XCTest runs synchronous tests on the main thread, so a changed
/// copy of the list states it for each. SwiftPM's own file stays unchanged, because SwiftPM would
/// write it again.
enum TestListScripts {
  /// The part of the compiler script that compiles the changed list.
  static let script = "list-tests.sh"
  /// The name of the `sed` script that edits the list.
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
