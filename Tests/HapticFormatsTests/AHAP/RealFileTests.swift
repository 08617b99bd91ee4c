import TactusHapticFormats
import TactusHapticPatterns
import TactusJSON
import TestSupport
import Testing

@Suite struct RealFileTests {
  /// Returns the rules that a file violates, except those about missing sounds, assumed values and
  /// clamped sharpness.
  static func rules(_ name: String) -> Set<String>? {
    guard let file = SharedFolder.ahapFiles.first(where: { $0.lastPathComponent == name })
    else { return nil }
    let found = Checker().check(file.path).diagnostics.map(\.rule)
    return Set(found).subtracting(["missing-waveform", "assumed-value", "clamped-sharpness"])
  }

  @Test("Every real file is parsed, written, and parsed again as an equal pattern")
  func roundTrip() throws {
    guard !SharedFolder.ahapFiles.isEmpty else {
      print("skipped: there is no folder of real AHAP files")
      return
    }
    for file in SharedFolder.ahapFiles {
      let document = try AHAPReader().read(file.path)
      #expect(!document.pattern.events.isEmpty, "\(file.lastPathComponent)")
      let text = try AHAPWriter(metadata: document.metadata).text(of: document.pattern)
      let again = try AHAPReader().read(SourceText(name: "again", text: text))
      #expect(again.pattern == document.pattern, "\(file.lastPathComponent)")
      #expect(again.metadata == document.metadata)
      #expect(again.version == 1)
      #expect(again.diagnostics.isEmpty)
    }
  }

  @Test("Positions agree with the pattern in number and refer to its elements")
  func places() throws {
    for file in SharedFolder.ahapFiles {
      let document = try AHAPReader().read(file.path)
      let (pattern, places) = (document.pattern, document.places)
      #expect(places.events.count == pattern.events.count)
      #expect(places.curves.map(\.points.count) == pattern.curves.map(\.points.count))
      for (event, place) in zip(pattern.events, places.events) {
        let word = "\"\(event.kind.rawValue)\""
        let end = place.kind + word.utf8.count
        #expect(document.source.text(place.kind..<end) == word)
        #expect(place.parameters.count == event.parameters.count)
      }
    }
  }

  /// The known flaws of real files, by the rules that report them.
  static let oddities: [(String, Set<String>)] = [
    ("unityplugins__Bouncing.ahap", ["trailing-comma"]),
    ("unityplugins__Recharge.ahap", ["trailing-comma"]),
    ("unityplugins__Recoil.ahap", ["value-out-of-range"]),
    ("AHAPpy__Success1.ahap", ["value-out-of-range"]),
    ("NiceVibrations__invalid_fields.ahap", ["empty-element"]),
    ("meta-haptics-sdk__invalid.ahap", ["empty-element"]),
    ("meta-haptics-sdk__studio_export.ahap", ["too-many-control-points"]),
    ("meta-haptics-sdk__multiple_emphasis.ahap", ["too-many-control-points"]),
    ("haptify__piano-loop.ahap", ["continuous-too-long"]),
    ("haptify__warmth.ahap", ["continuous-too-long"]),
    ("AHAPpy__atmosphere-1.ahap", ["unsorted-events"]),
    ("NiceVibrations__long_clip.ahap", ["unsorted-events"]),
  ]

  @Test("The known flaws of real files are found", arguments: oddities)
  func odd(name: String, expected: Set<String>) {
    guard let rules = Self.rules(name) else { return }
    #expect(rules.isSuperset(of: expected), "\(rules)")
  }

  /// The files by Apple's designers and others without flaws.
  static let good = [
    "unityplugins__Boing.ahap", "unityplugins__Inflate.ahap", "unityplugins__Oscillate.ahap",
    "unityplugins__Grow.ahap", "unityplugins__ShieldOn.ahap", "unityplugins__Texture.ahap",
    "react-native-haptic-feedback__heartbeat.ahap", "react-native-hapticlabs__8Bit-2.ahap",
    "flutter_gaimon__gravel.ahap", "haptify__explosion_01.ahap",
  ]

  @Test("Real files without flaws have no diagnostics", arguments: good)
  func silent(name: String) {
    guard let rules = Self.rules(name) else { return }
    #expect(rules.isEmpty, "\(rules)")
  }
}
