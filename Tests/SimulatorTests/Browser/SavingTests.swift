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

    /// Returns the largest correlation of a sound with a part of another; 1 for equal ones.
    private func correlation(_ sound: [Float], in heard: [Float]) -> Float {
      let wave = sound.prefix(2_400)
      let own = wave.reduce(Float(0)) { $0 + $1 * $1 }
      var best = Float(0)
      for start in 0..<max(1, heard.count - wave.count) where abs(heard[start + 200]) > 1e-4 {
        var (both, other) = (Float(0), Float(0))
        for index in wave.indices {
          both += wave[index] * heard[start + index]
          other += heard[start + index] * heard[start + index]
        }
        if other > own / 4 { best = max(best, both / (own * other).squareRoot()) }
      }
      return best
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
      var heard = try heavyTap(browser)
      let ahap = folder.appending(path: "heavy.ahap")
      try browser.evaluate("document.querySelector('.haptic details').open = true")
      let button =
        "[...document.querySelectorAll('.tools button')].find(b => b.textContent === 'Save AHAP')"
      try browser.wait(until: button)
      let pattern = try browser.text("\(button).click(), saved['impact-heavy.ahap'].text()")
      try Data(pattern.utf8).write(to: ahap)
      let expected = try rendered(
        ahap, rated: bench.simulator.host.state.actuator.ratedAcceleration)
      // On a busy machine a block may be late and leave a gap; nothing else may differ.
      for _ in 1...2 where correlation(expected, in: heard) < 0.999 {
        heard = try heavyTap(browser)
      }
      #expect(correlation(expected, in: heard) > 0.999, "of \(heard.count)")
      #expect(browser.scriptErrors == [])
    }
  }
}
