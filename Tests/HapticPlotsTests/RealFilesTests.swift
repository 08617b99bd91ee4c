import Foundation
import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticPlots
import TestSupport
import Testing

/// Plots of real files, made for iPhones by others, and of our examples.
@Suite struct RealFilesTests {
  private static let files = SharedFolder.ahapFiles + SharedFolder.examplePatterns

  /// Returns the labels and heads of taps that overlap.
  private func collisions(_ scene: PlotScene) -> [String] {
    var collisions: [String] = []
    let labels = scene.labels + scene.lanes.flatMap(\.labels)
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] where label.frame.overlaps(other.frame) {
        collisions.append("“\(label.text)” and “\(other.text)”")
      }
    }
    let heads = scene.lane(.intensity)?.shapes.filter {
      if case (.tapHead, .disc) = ($0.role, $0.form) { true } else { false }
    }
    let notes = scene.lane(.intensity)?.labels.filter { $0.style == .tiny } ?? []
    for note in notes where (heads ?? []).contains(where: { $0.bounds.overlaps(note.frame) }) {
      collisions.append("“\(note.text)” and a tap")
    }
    return collisions
  }

  @Test(
    "No label overlaps another, or leaves the picture", arguments: [480.0, 960, 1600],
    PlotTheme.allCases)
  func labels(width: Double, theme: PlotTheme) throws {
    if SharedFolder.ahapFiles.isEmpty {
      print("The folder of real AHAP files is not there, so only our own patterns are drawn")
    }
    for file in Self.files {
      let pattern = try AHAPReader().read(file.path).pattern
      let scene = HapticPlot(
        pattern, options: PlotOptions(theme: theme, title: file.lastPathComponent, width: width)
      ).scene
      #expect(collisions(scene) == [], "\(file.lastPathComponent)")
      let whole = PlotRect(x: 0, y: 0, width: scene.width, height: scene.height)
      let labels = scene.labels + scene.lanes.flatMap(\.labels)
      let outside = labels.filter { !whole.contains($0.frame) }.map(\.text)
      #expect(outside == [], "\(file.lastPathComponent)")
    }
  }

  @Test("Every event is in the plot, and every shape within its lane")
  func events() throws {
    for file in Self.files {
      let pattern = try AHAPReader().read(file.path).pattern
      let scene = HapticPlot(pattern).scene
      for lane in scene.lanes {
        let outside = lane.shapes.filter {
          $0.role != .legend && !lane.frame.grown(by: 0.01).contains($0.bounds)
        }
        #expect(outside.isEmpty, "\(file.lastPathComponent): \(lane.kind)")
      }
      let drawn = scene.lanes.flatMap(\.shapes).compactMap { shape -> Int? in
        switch shape.role {
        case .event(let index), .tapHead(let index): index
        default: nil
        }
      }
      let isCrowd = scene.lanes.contains { $0.shapes.contains { $0.role == .density } }
      #expect(isCrowd || Set(drawn) == Set(pattern.events.indices), "\(file.lastPathComponent)")
    }
  }

  @Test("Every file can be drawn in a terminal", arguments: [40, 80, 200])
  func terminal(columns: Int) throws {
    for file in Self.files {
      let plot = TerminalPlot(
        try AHAPReader().read(file.path).pattern,
        options: TerminalPlotOptions(columns: columns, title: file.lastPathComponent))
      #expect(plot.lines.allSatisfy { $0.count <= columns }, "\(file.lastPathComponent)")
    }
  }
}
