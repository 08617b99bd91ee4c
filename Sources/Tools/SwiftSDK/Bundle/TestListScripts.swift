/// The scripts that compile SwiftPM's list of XCTest tests on Linux.
///
/// The list contains each test method of a class: `("testTap", testTap)`. That does not compile for
/// a class with main-actor and other tests, because the elements have no common type, nor in Swift
/// 6 for main-actor tests alone. XCTest runs synchronous tests on the main thread, so a changed
/// copy of the list states it for each. SwiftPM's own file stays unchanged, because SwiftPM would
/// write it again.
///
/// SwiftPM lists methods, and therefore no examples of the framework Quick, whose specs on an
/// iPhone are found by the runtime. The changed list adds those of all spec classes in the process,
/// and reports the progress of the tests to the supervisor of their process.
enum TestListScripts {
  /// The part of the compiler script that compiles the changed list.
  static let script = "list-tests.sh"
  /// The name of the `sed` script that edits the list.
  static let edit = "list-tests.sed"
  /// The name of the source that lists specs and watches the tests.
  static let addition = "list-addition.swift"

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
          case $file in
            */all-discovered-tests.swift) cat "${0%/*}/list-addition.swift" >> "$copy" ;;
          esac
          printf '%s\n{"type": "file", "name": "%s", "external-contents": "%s"}' \
            "$separator" "$file" "$copy"
          separator=,
        done < "$sources"
        printf ']}\n'
      } > "$changed/overlay.yaml"
      # Of Quick, versions 2 to 7 are known; those before 7 have no asynchronous specs.
      for word; do
        module=$word/Quick.swiftmodule
        if [ -f "$module" ] && grep -q configureSubclassesIfNeeded "$module"; then
          set -- "$@" -DTACTUS_SPECS
          ! grep -q AsyncSpec "$module" || set -- "$@" -DTACTUS_ASYNC_SPECS
          break
        fi
      done
      exec "$compiler" "$@" -suppress-warnings -vfsoverlay "$changed/overlay.yaml"
    fi

    """#

  /// XCTest's names are qualified, because a test module may have declarations of the same names.
  ///
  /// Each test becomes a statement of its own: the compiler takes many minutes for a literal with
  /// some hundred closures, and longer for each further one.
  static let editText = #"""
    s/XCTestCaseEntry/XCTest::XCTestCaseEntry/g
    /^fileprivate extension /{
    s/^fileprivate extension \(.*\) {$/\1/
    h
    s/.*/fileprivate extension & {/
    }
    s/^    return tests$/    return _tactusWatched(tests + _tactusSpecs())/
    / let __allTests__[^ ]* = \[$/,/^    \]$/{
    / = \[$/{
    G
    s/^.* let \([^ ]*\) = \[\n\(.*\)$/    nonisolated static var \1: [(String, (\2) -> () throws -> Void)] { var _tests: [(String, (\2) -> () throws -> Void)] = []/
    }
    s/^ *\(("[^"]*", asyncTest([^()]*))\),\{0,1\}$/        _tests.append(\1)/
    /^ *("[^"]*", [^()]*),\{0,1\}$/{
    G
    s/^ *("\([^"]*\)", \([^()]*\)),\{0,1\}\n\(.*\)$/        _tests.append(("\1", _tactusOnMain { (test: \3) in try test.\2() }))/
    }
    s/^    \]$/    return _tests }/
    }
    /^    return \[$/,/^    \]$/{
    s/^    return \[$/    var _cases: [XCTest::XCTestCaseEntry] = []/
    s/^ *\(testCase(.*)\),\{0,1\}$/        _cases.append(XCTest::\1)/
    s/^    \]$/    return _cases/
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
