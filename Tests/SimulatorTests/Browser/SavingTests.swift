import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Files and sounds that the page saves and plays of a haptic, compared with `tactus render`.
  @Suite(.serialized) struct SavingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
      path: "tactus-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A script that records what the page would save or copy.
    private let keeping = """
      window.saved = {};
      URL.createObjectURL = (blob) => { window.blob = blob; return "about:blank#"; };
      HTMLAnchorElement.prototype.click = function () { window.saved[this.download] = window.blob; };
      navigator.clipboard.writeText = (text) => { window.copied = text; };
      """

    /// Returns the samples of a sound file, without its header.
    private func samples(_ file: Data) throws -> [Float] {
      let place = try #require(file.range(of: Data("data".utf8)))
      return file[(place.upperBound + 4)...].withUnsafeBytes { bytes in
        (0..<bytes.count / 4).map {
          Float(
            bitPattern: UInt32(
              littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)))
        }
      }
    }

    /// Returns the acceleration of a pattern file, as a share of the actuator's rating.
    private func rendered(_ ahap: URL, rated: Double) throws -> [Float] {
      let sound = folder.appending(path: "rendered.wav")
      let run = try FinishedProcess.tactus(
        "render", ahap.path, "--signal", "felt", "-o", sound.path)
      #expect(run.status == 0, "\(run.errorText)")
      return try samples(Data(contentsOf: sound)).map { $0 / Float(rated) }
    }

    private func press(_ browser: Chromium) throws {
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 20)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 2")
    }

    /// Presses until the heavy tap is felt, and returns its sound alone.
    private func heavyTap(_ browser: Chromium) throws -> [Float] {
      let isOver = "heard.some(loud) && !heard.slice(-9600).some(loud)"
      let (x, y) = try browser.middle(of: "#glass")
      try browser.evaluate("heard = []")
      try browser.press(x: x, y: y, from: 0.1, to: 0.4)
      try browser.wait(until: isOver)
      try browser.evaluate("heard = []")
      try browser.touch("touchMove", [.init(x: x + 1, y: y, force: 0.9)])
      try browser.wait(until: isOver)
      try browser.touch("touchEnd", [])
      let text = try browser.text("heard.map(v => v.toFixed(5)).join()")
      return text.split(separator: ",").compactMap { Float($0) }
    }

    /// Returns the share of a sound's pieces of 10 ms that are also in another, with one gain.
    ///
    /// A block that is late on a busy machine leaves a gap, which spoils a piece or two. Silent
    /// pieces do not count.
    private func shareOfPieces(of sound: [Float], in heard: [Float]) -> Double {
      let starts = Array(stride(from: 0, to: min(sound.count, 2_400), by: 480))
      let pieces: [[Float]] = starts.map { Array(sound[$0..<min(sound.count, $0 + 480)]) }
      let energies: [Float] = pieces.map { piece in piece.reduce(0) { $0 + $1 * $1 } }
      let loudest = energies.max() ?? 0
      let loud = pieces.indices.filter { energies[$0] > loudest / 100 }
      let gains = loud.compactMap { matchingGain(pieces[$0], energies[$0], in: heard) }.sorted()
      guard !gains.isEmpty else { return 0 }
      let middle = gains[gains.count / 2]
      let exact = gains.filter { abs($0 / middle - 1) < 0.02 }
      return Double(exact.count) / Double(loud.count)
    }

    /// Returns the gain of a sound's piece in another sound; `nil` if the piece is not in it.
    private func matchingGain(_ piece: [Float], _ energy: Float, in heard: [Float]) -> Float? {
      var best: (correlation: Float, gain: Float) = (0, 0)
      for start in 0..<max(0, heard.count - piece.count) {
        var (both, other) = (Float(0), Float(0))
        for index in piece.indices {
          both += piece[index] * heard[start + index]
          other += heard[start + index] * heard[start + index]
        }
        guard other > 0 else { continue }
        let correlation = both / (energy * other).squareRoot()
        if correlation > best.correlation { best = (correlation, both / energy) }
      }
      return best.correlation > 0.999 ? best.gain : nil
    }

    @Test("A haptic is saved as equal AHAP and WAV files, and copied as an expectation of a script")
    func saving() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser(first: keeping)
      try press(browser)
      try browser.evaluate("document.querySelector('.haptic details').open = true")
      try browser.wait(until: "document.querySelector('.haptic .tools')")
      for name in ["Save AHAP", "Save WAV", "Copy expectation"] {
        try browser.evaluate(
          "[...document.querySelectorAll('.tools button')].find(b => b.textContent === '\(name)').click()"
        )
      }
      try browser.wait(until: "Object.keys(window.saved).length === 2 && window.copied")
      #expect(try browser.text("window.copied") == #"{"expect":{"haptics":["impact-heavy"]}}"#)
      let ahap = folder.appending(path: "saved.ahap")
      try Data(try browser.text("saved['impact-heavy.ahap'].text()").utf8).write(to: ahap)
      let check = try FinishedProcess.tactus("check", ahap.path)
      #expect(check.status == 0, "\(check.errorText)")
      let bytes = try browser.text(
        """
        saved['impact-heavy.wav'].arrayBuffer().then(b => {
          let text = ""; for (const byte of new Uint8Array(b)) text += String.fromCharCode(byte);
          return btoa(text); })
        """)
      let file = try #require(Data(base64Encoded: bytes))
      #expect(file.prefix(4) == Data("RIFF".utf8) && file[20] == 3 && file[22] == 1)
      let saved = try samples(file)
      let expected = try rendered(
        ahap, rated: bench.simulator.host.state.actuator.ratedAcceleration)
      #expect(saved.count >= 4_800 || saved.count >= expected.count / 2)
      let difference = zip(saved, expected).reduce(Float(0)) { max($0, abs($1.0 - $1.1)) }
      // The file's numbers are rounded.
      #expect(difference < 1e-3, "\(difference)")
      #expect((saved.map(abs).max() ?? 0) > 0.5)
      #expect(browser.scriptErrors == [])
    }

    @Test("The page's speaker plays the output of tactus render")
    func heard() throws {
      let bench = try SimulatorBench()
      let browser = try Chromium()
      try browser.command("Page.setBypassCSP", ["enabled": true])
      try browser.runFirst(keeping)
      try browser.open(bench.simulator.address)
      try browser.wait(until: "tactus.state.status === 'running' && tactus.view.drawing")
      try browser.evaluate("tactus.outputs.start()")
      try browser.wait(until: "tactus.outputs.speaker")
      try browser.evaluate(
        """
        (async () => {
          const code = `registerProcessor("ear", class extends AudioWorkletProcessor {
            process(inputs) {
              if (inputs[0][0]) this.port.postMessage(inputs[0][0].slice());
              return true;
            } });`;
          const { context, speaker } = tactus.outputs;
          await context.audioWorklet.addModule("data:text/javascript," + encodeURIComponent(code));
          const ear = new AudioWorkletNode(context, "ear");
          window.heard = [];
          window.loud = (sample) => Math.abs(sample) > 1e-4;
          ear.port.onmessage = (event) => window.heard.push(...event.data);
          speaker.connect(ear);
          window.isReady = true;
        })()
        """)
      try browser.wait(until: "window.isReady")
      let heard = try heavyTap(browser)
      let ahap = folder.appending(path: "heavy.ahap")
      try browser.evaluate("document.querySelector('.haptic details').open = true")
      let button =
        "[...document.querySelectorAll('.tools button')].find(b => b.textContent === 'Save AHAP')"
      try browser.wait(until: button)
      let pattern = try browser.text("\(button).click(), saved['impact-heavy.ahap'].text()")
      try Data(pattern.utf8).write(to: ahap)
      let expected = try rendered(
        ahap, rated: bench.simulator.host.state.actuator.ratedAcceleration)
      let share = shareOfPieces(of: expected, in: heard)
      #expect(share >= 0.6, "of \(heard.count)")
      #expect(browser.scriptErrors == [])
    }
  }
}
