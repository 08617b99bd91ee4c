import Synchronization
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPhone
import TactusPhoneHardware
import TactusPhoneTypes
import TactusSimulator
import Testing

@Suite struct HapticSheetTests {
  private let tap = SystemFeedback.pattern(.impactHeavy, intensity: 1)

  @Test("Shows a tap as a short wave, with steps for motors and gamepads")
  func looks() {
    let sheet = HapticVisualization(tap, on: .tapticEngine)
    #expect((0.01...0.2).contains(sheet.duration))
    #expect(sheet.drive.count == HapticVisualization.partCount && (sheet.drive.max() ?? 0) > 50)
    #expect((sheet.felt.max() ?? 0) > 50)
    // The visualization ends with the last visible part.
    #expect((sheet.felt.last ?? 0) + (sheet.drive.last ?? 0) > 0)
    #expect(sheet.vibration.count == 1 && (10...100).contains(sheet.vibration[0]))
    #expect(sheet.rumble.first.map { $0.time == 0 && $0.strong + $0.weak > 0 } == true)
    #expect(sheet.rumble.last.map { $0.strong + $0.weak == 0 } == true)
    #expect(sheet.ahap.contains("HapticTransient"))
  }

  @Test("Alternates a motor on and off, and begins with a pause if the pattern does")
  func turns() {
    let pattern = HapticPattern(events: [
      HapticEvent(.continuous, time: 0.5, duration: 0.2),
      HapticEvent(.continuous, time: 1.2, duration: 0.3),
    ])
    let turns = HapticVisualization(pattern, on: .tapticEngine).vibration
    #expect(turns.count == 5 && turns[0] == 0)
    for (turn, wanted) in zip(turns.dropFirst(), [500, 200, 500, 300]) {
      #expect(abs(turn - wanted) <= 60, "\(turns)")
    }
    #expect(HapticVisualization(HapticPattern(), on: .tapticEngine).vibration.isEmpty)
  }

  @Test("Limits an endless pattern to ten seconds")
  func long() {
    let pattern = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 3600)])
    let sheet = HapticVisualization(pattern, on: .tapticEngine)
    #expect(sheet.duration <= 10.1 && sheet.vibration.reduce(0, +) <= 10_000)
    #expect(HapticVisualization.sound(of: pattern, on: .tapticEngine).count <= 4 * 481_000)
  }

  @Test("Sends the drive and the acceleration, and no silence")
  func sound() throws {
    let signals = RenderedSignals(tap)
    var sheet = SoundMessageEncoder(.tapticEngine, sampleRate: 48_000)
    var felt: [Float] = []
    let silence = [Float](repeating: 0, count: 480)
    for start in stride(from: 0, to: signals.drive.count - 480, by: 480) {
      var drive = Array(signals.drive[start..<start + 480])
      guard let bytes = Self.bytes(&sheet, &drive) else { continue }
      #expect(bytes[0] == SoundMessageEncoder.mark && bytes.count == 1 + 8 * 480)
      for frame in 0..<480 {
        let low = UInt16(bytes[1 + 8 * frame + 2])
        let value = Int16(bitPattern: UInt16(bytes[1 + 8 * frame + 3]) << 8 | low)
        felt.append(Float(value) / 32_767 * Float(ActuatorProfile.tapticEngine.ratedAcceleration))
      }
    }
    // The model applied to the drive equals the renderer's acceleration, to the last transmitted
    // bit.
    let step = Float(ActuatorProfile.tapticEngine.ratedAcceleration) / 32_767
    for (a, b) in zip(felt, signals.felt) { #expect(abs(a - b) <= 2 * step) }
    #expect(felt.contains { abs($0) > 0.5 })
    var quiet = silence
    var sent = 0
    for _ in 0..<200 where Self.bytes(&sheet, &quiet) != nil { sent += 1 }
    #expect(sent < 100)
    #expect(Self.bytes(&sheet, &quiet) == nil)
  }

  private static func bytes(_ sheet: inout SoundMessageEncoder, _ drive: inout [Float]) -> [UInt8]?
  {
    var (left, right) = (
      [Float](repeating: 0, count: drive.count), [Float](repeating: 0, count: drive.count)
    )
    let count = drive.count
    return drive.withUnsafeMutableBufferPointer { drive in
      left.withUnsafeMutableBufferPointer { left in
        right.withUnsafeMutableBufferPointer { right in
          guard let drive = drive.baseAddress, let left = left.baseAddress,
            let right = right.baseAddress
          else { return nil }
          return sheet.bytes(
            of: PlaybackBlock(drive: drive, left: left, right: right, frameCount: count), count)
        }
      }
    }
  }
}
