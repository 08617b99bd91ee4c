import TactusHapticPatterns
import TactusHapticPlots
import Testing

@Suite struct TerminalPlotTests {
  private static let signals = TestPatterns.sine(150, amplitude: 0.8, seconds: 1.6)

  private func plot(
    _ pattern: HapticPattern = TestPatterns.controlled,
    _ change: (inout TerminalPlotOptions) -> Void = { _ in }
  ) -> TerminalPlot {
    var options = TerminalPlotOptions(title: "timer.ahap")
    change(&options)
    return TerminalPlot(pattern, signals: Self.signals, options: options)
  }

  /// Returns a line without its escape sequences.
  private func plain(_ line: String) -> String {
    line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  @Test(
    "No line is wider than the terminal, and all lines fit", arguments: [20, 40, 80, 200],
    [12, 16, 24, 50])
  func size(columns: Int, rows: Int) {
    for characters in TerminalPlotOptions.Characters.allCases {
      for colors in TerminalPlotOptions.Colors.allCases {
        let plot = plot {
          $0.columns = columns
          $0.rows = rows
          $0.characters = characters
          $0.colors = colors
        }
        #expect(plot.lines.allSatisfy { plain($0).count <= columns })
        #expect(plot.lines.count <= max(12, rows))
        #expect(plot.lines.contains { plain($0).hasSuffix("s") })
      }
    }
  }

  // Signal.M4.
  @Test("A line counts the values that the file lacks", arguments: [12, 24])
  func assumptions(rows: Int) {
    let bare = HapticPattern(events: [
      HapticEvent(.transient, time: 0), HapticEvent(.continuous, time: 0.5, duration: 1),
      TestPatterns.tap(at: 1.6), HapticEvent(.audioContinuous, time: 0, duration: 1),
      HapticEvent(.transient, time: 0.2, parameters: [.init(.hapticIntensity, 1)]),
    ])
    let plot = plot(bare) { ($0.rows, $0.colors) = (rows, .none) }
    #expect(
      plot.lines.last?.trimmingPrefix(while: { $0 == " " })
        == "assumed, not in the file: intensity of 2, sharpness of 3, volume of 1")
    #expect(plot.lines.count <= rows && plot.lines.allSatisfy { $0.count <= 80 })
    #expect(!self.plot().render().contains("assumed"))
  }

  @Test("Without colors there is no escape sequence, and sharpness is written as digits")
  func noColors() throws {
    let plot = plot { $0.colors = .none }
    #expect(!plot.render().contains("\u{1B}"))
    let digits = try #require(plot.lines.first { $0.contains("sharp ") })
    #expect(digits.contains("2222") && digits.contains("7777"))
  }

  @Test("With colors the bars have those of the sharpness ramp")
  func colors() {
    let plot = plot { $0.colors = .trueColor }
    let (red, green, blue) = SharpnessRamp(.dark).color(0.25).bytes
    #expect(plot.render().contains("\u{1B}[38;2;\(red);\(green);\(blue)m"))
    #expect(!plot.lines.contains { $0.contains("sharp ") })
    let palette = self.plot { $0.colors = .palette }
    #expect(palette.render().contains("\u{1B}[38;5;"))
    #expect(!palette.render().contains("38;2;"))
    #expect(plot.lines.filter { $0.contains("\u{1B}") }.allSatisfy { $0.contains("\u{1B}[0m") })
  }

  @Test("Without UTF-8 there is nothing but ASCII", arguments: TerminalPlotOptions.Colors.allCases)
  func ascii(colors: TerminalPlotOptions.Colors) {
    let plot = plot {
      $0.characters = .ascii
      $0.colors = colors
      $0.title = "Wecker–läutet…日本.ahap"
    }
    #expect(plot.render().utf8.allSatisfy { $0 < 0x80 })
    #expect(plot.playheadMarks(at: 0.5).utf8.allSatisfy { $0 < 0x80 })
    #expect(plot.lines.contains { $0.contains("#") })
  }

  @Test("Escape sequences in a title are removed")
  func title() {
    let plot = plot { $0.title = "\u{1B}[2Jtimer\u{9B}31m\n\u{7}.ahap" }
    #expect(
      !plot.render().unicodeScalars.contains {
        $0.value == 0x1B || $0.value == 0x9B || $0.value == 7
      })
    #expect(plot.lines[0].contains("timer"))
  }

  @Test("Bars are as high as the intensity")
  func bars() throws {
    let pattern = HapticPattern(events: [
      TestPatterns.hum(at: 0, for: 1, intensity: 0.5), TestPatterns.hum(at: 1.2, for: 1),
    ])
    let plot = TerminalPlot(pattern, options: TerminalPlotOptions(columns: 80, rows: 20))
    let rows = plot.lines.filter { $0.contains("│") || $0.contains("┤") }
    let quarter = try #require(plot.playheadColumn(at: 0.5))
    let late = try #require(plot.playheadColumn(at: 1.7))
    func height(_ column: Int) -> Int { rows.count { Array($0)[column] != " " } }
    #expect(abs(Double(height(quarter)) - Double(rows.count) / 2) <= 1)
    #expect(height(late) == rows.count)
  }

  @Test("A pattern with only sounds shows the volume")
  func sounds() {
    let pattern = HapticPattern(events: [HapticEvent(.audioContinuous, time: 0, duration: 1)])
    let plot = TerminalPlot(pattern)
    #expect(plot.render().contains("█") && plot.render().contains("height volume of sounds"))
    #expect(!plot.lines.contains { $0.contains("sharp") })
  }

  @Test("The playhead moves from the plot's left edge to its right one, one line alone")
  func playhead() throws {
    let plot = plot { $0.columns = 100 }
    let times = (0...160).map { Double($0) / 100 }
    let columns = times.compactMap { plot.playheadColumn(at: $0) }
    #expect(columns.count == times.count)
    #expect(columns.first == 7 && (97...99).contains(columns.last ?? 0))
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0 <= $1 })
    for (time, column) in zip(times, columns) {
      let marks = Array(plot.playheadMarks(at: time))
      #expect(marks[column] == "▲")
      #expect(marks.count <= 100)
    }
    #expect(plot.playheadColumn(at: -0.1) == nil && plot.playheadMarks(at: 99) == "")
    #expect(plot.lines[plot.playheadLine] == "")
  }

  @Test("An update goes up to the playhead's line, and comes back")
  func update() {
    let plot = plot()
    let up = plot.lines.count - plot.playheadLine
    let update = plot.playheadUpdate(at: 0.8)
    #expect(update.hasPrefix("\u{1B}[\(up)F\u{1B}[2K") && update.hasSuffix("\u{1B}[\(up)E"))
    #expect(!update.contains("\n") && update.utf8.count < 200)
  }

  @Test("An empty pattern is an empty plot with its axis")
  func empty() {
    let plot = TerminalPlot(HapticPattern())
    #expect(plot.lines.contains { $0.contains("no events") })
    #expect(plot.lines.contains { $0.contains("ms") })
  }
}
