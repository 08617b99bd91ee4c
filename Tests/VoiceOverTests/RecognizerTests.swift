import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

@Suite struct RecognizerTests {
  /// A hand with a clock.
  private struct TouchPlayer {
    var recognizer = VoiceOverRecognizer()
    var now = PhoneInstant.boot
    var gestures: [VoiceOverGesture] = []

    mutating func wait(_ milliseconds: Int) {
      let end = now.advanced(by: .milliseconds(milliseconds))
      while let next = recognizer.deadline, next <= end {
        now = max(now, next)
        gestures += recognizer.advance(to: now)
      }
      now = end
    }

    mutating func finger(
      _ number: Int, _ phase: VoiceOverRecognizer.Phase, _ x: Double, _ y: Double,
      force: Double = 1
    ) {
      gestures += recognizer.handle(
        number, phase, at: ScreenPoint(x: x, y: y), force: force, now: now)
    }

    mutating func tap(fingers: Int, times: Int, x: Double = 100, y: Double = 100) {
      for _ in 0..<times {
        for number in 0..<fingers { finger(number, .began, x, y + Double(number) * 40) }
        wait(50)
        for number in 0..<fingers { finger(number, .ended, x, y + Double(number) * 40) }
        wait(80)
      }
    }

    mutating func flick(fingers: Int, _ dx: Double, _ dy: Double) {
      for number in 0..<fingers { finger(number, .began, 100, 100 + Double(number) * 40) }
      wait(60)
      for number in 0..<fingers {
        finger(number, .moved, 100 + dx, 100 + Double(number) * 40 + dy)
      }
      for number in 0..<fingers {
        finger(number, .ended, 100 + dx, 100 + Double(number) * 40 + dy)
      }
    }
  }

  private let place = ScreenPoint(x: 100, y: 100)

  @Test("VoiceOver.VG1. One tap selects after the interval; VoiceOver.VG3. Two activate")
  func taps() {
    var hand = TouchPlayer()
    hand.tap(fingers: 1, times: 1)
    #expect(hand.gestures.isEmpty)
    hand.wait(400)
    #expect(hand.gestures == [.touch(place)])
    hand.tap(fingers: 1, times: 2)
    #expect(hand.gestures.count == 1)
    hand.wait(400)
    #expect(hand.gestures.last == .tap(fingers: 1, count: 2, at: place))
    hand.tap(fingers: 1, times: 3)
    #expect(hand.gestures.last == .tap(fingers: 1, count: 3, at: place))
  }

  @Test(
    "VoiceOver.VG3. Taps of several fingers",
    arguments: [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (3, 4), (4, 1), (4, 2)])
  func multipleTaps(fingers: Int, count: Int) {
    var hand = TouchPlayer()
    hand.tap(fingers: fingers, times: count)
    hand.wait(400)
    #expect(hand.gestures == [.tap(fingers: fingers, count: count, at: place)])
  }

  @Test("VoiceOver.VG4. Flicks of one to four fingers in four directions", arguments: 1...4)
  func flicks(fingers: Int) {
    let ways: [(Double, Double, VoiceOverGesture.FlickDirection)] = [
      (80, 10, .right), (-80, 10, .left), (5, 80, .down), (5, -80, .up),
    ]
    for (dx, dy, direction) in ways {
      var hand = TouchPlayer()
      hand.flick(fingers: fingers, dx, dy)
      hand.wait(600)
      #expect(hand.gestures == [.flick(fingers: fingers, direction)])
    }
  }

  @Test("VoiceOver.VG2. A finger that rests explores; VoiceOver.VG5. A second one taps beside it")
  func exploring() {
    var hand = TouchPlayer()
    hand.finger(0, .began, 10, 10)
    hand.wait(300)
    hand.finger(0, .moved, 50, 60)
    #expect(
      hand.gestures == [
        .touch(ScreenPoint(x: 10, y: 10)), .explore(ScreenPoint(x: 50, y: 60)),
      ])
    hand.finger(1, .began, 200, 200)
    hand.wait(50)
    hand.finger(1, .ended, 200, 200)
    #expect(hand.gestures.last == .splitTap)
    hand.finger(0, .ended, 50, 60)
    hand.wait(600)
    #expect(hand.gestures.count == 3)
  }

  @Test("VoiceOver.VG2. A slow movement explores and is no flick")
  func slowMovement() {
    var hand = TouchPlayer()
    hand.finger(0, .began, 10, 10)
    for step in 1...10 {
      hand.wait(80)
      hand.finger(0, .moved, 10 + 10 * Double(step), 10)
    }
    hand.finger(0, .ended, 110, 10)
    hand.wait(600)
    #expect(!hand.gestures.contains { if case .flick = $0 { true } else { false } })
    #expect(hand.gestures.last == .explore(ScreenPoint(x: 110, y: 10)))
  }

  @Test("VoiceOver.VG6. Two fingers draw a Z; there and back alone is none")
  func scrub() {
    func draw(_ corners: [Double]) -> [VoiceOverGesture] {
      var hand = TouchPlayer()
      for number in 0..<2 { hand.finger(number, .began, 100, 100 + Double(number) * 40) }
      for x in corners {
        hand.wait(60)
        for number in 0..<2 { hand.finger(number, .moved, x, 100 + Double(number) * 40) }
      }
      for number in 0..<2 { hand.finger(number, .ended, corners.last ?? 0, 140) }
      hand.wait(600)
      return hand.gestures
    }
    #expect(draw([180, 100, 180]) == [.scrub])
    #expect(draw([20, 100, 20]) == [.scrub])
    #expect(!draw([180, 100]).contains(.scrub))
  }

  @Test("VoiceOver.VG7. Two fingers turn the rotor, a step for each 30°", arguments: [true, false])
  func rotor(clockwise: Bool) {
    var hand = TouchPlayer()
    hand.finger(0, .began, 40, 100)
    hand.finger(1, .began, 160, 100)
    hand.wait(50)
    let sign = clockwise ? 1.0 : -1.0
    hand.finger(1, .moved, 146, 100 + sign * 70)
    hand.finger(0, .moved, 54, 100 - sign * 70)
    hand.finger(0, .ended, 54, 100)
    hand.finger(1, .ended, 146, 100)
    hand.wait(600)
    #expect(!hand.gestures.isEmpty)
    #expect(hand.gestures.allSatisfy { $0 == .turn(clockwise: clockwise) })
  }

  @Test("VoiceOver.VG12. Two fingers pinch from 40 points on; together they flick")
  func pinches() {
    func gestures(_ left: Double, _ right: Double) -> [VoiceOverGesture] {
      var hand = TouchPlayer()
      hand.finger(0, .began, 100, 100)
      hand.finger(1, .began, 200, 100)
      hand.wait(50)
      hand.finger(0, .moved, 100 + left, 100)
      hand.finger(1, .moved, 200 + right, 100)
      hand.finger(1, .ended, 200 + right, 100)
      hand.finger(0, .ended, 100 + left, 100)
      hand.wait(400)
      return hand.gestures
    }
    #expect(gestures(20, -20) == [.pinch(isOpen: false)])
    #expect(gestures(-21, 20) == [.pinch(isOpen: true)])
    #expect(gestures(0, 60) == [.pinch(isOpen: true)])
    #expect(
      gestures(19, -19)
        == [.tap(fingers: 2, count: 1, at: ScreenPoint(x: 119, y: 100))])
    #expect(gestures(80, 80) == [.flick(fingers: 2, .right)])
    #expect(gestures(60, 110) == [.flick(fingers: 2, .right)])
  }

  @Test("VoiceOver.VG8. The second tap that stays is a hold")
  func hold() {
    var hand = TouchPlayer()
    hand.tap(fingers: 1, times: 1)
    hand.finger(7, .began, 100, 100)
    hand.wait(520)
    #expect(hand.gestures == [.hold(7, place)])
    hand.finger(7, .moved, 180, 100)
    hand.finger(7, .ended, 180, 100)
    hand.wait(600)
    #expect(hand.gestures.count == 1)
  }

  @Test("VoiceOver.LB1. Two fingers that stay at the second tap are a hold; moving ones are none")
  func holdOfTwo() {
    var hand = TouchPlayer()
    hand.tap(fingers: 2, times: 1)
    for number in [7, 8] { hand.finger(number, .began, 100 + 40 * Double(number), 100) }
    hand.wait(480)
    #expect(hand.gestures.isEmpty)
    hand.wait(40)
    #expect(hand.gestures == [.holdOfTwo])
    for number in [7, 8] { hand.finger(number, .moved, 180 + 40 * Double(number), 100) }
    for number in [7, 8] { hand.finger(number, .ended, 180 + 40 * Double(number), 100) }
    hand.wait(600)
    #expect(hand.gestures == [.holdOfTwo])
    hand = TouchPlayer()
    hand.tap(fingers: 2, times: 1)
    for number in [7, 8] { hand.finger(number, .began, 100 + 40 * Double(number), 100) }
    for number in [7, 8] { hand.finger(number, .moved, 180 + 40 * Double(number), 100) }
    hand.wait(600)
    for number in [7, 8] { hand.finger(number, .ended, 180 + 40 * Double(number), 100) }
    #expect(!hand.gestures.contains(.holdOfTwo))
  }

  @Test("VoiceOver.VG9. A firm press first selects what is under the finger")
  func firmPress() {
    var hand = TouchPlayer()
    hand.finger(3, .began, 100, 100, force: 0.5)
    hand.wait(30)
    hand.finger(3, .moved, 100, 100, force: 3)
    #expect(hand.gestures == [.touch(place), .firmPress(3, place)])
    hand.finger(3, .ended, 100, 100, force: 0)
    hand.wait(600)
    #expect(hand.gestures.count == 2)
  }

  @Test("Any contacts in any order leave no gesture that never ends", arguments: 0..<100)
  func anyContacts(seed: Int) {
    var hand = TouchPlayer()
    var number = seed &* 7919
    func random(_ count: Int) -> Int {
      number = (number &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      return (number >> 8) % count
    }
    let phases: [VoiceOverRecognizer.Phase] = [.began, .moved, .ended, .cancelled]
    for _ in 0..<200 {
      hand.finger(
        random(4), phases[random(4)], Double(random(300)), Double(random(500)),
        force: Double(random(4)))
      hand.wait(random(200))
    }
    for finger in 0..<4 { hand.finger(finger, .ended, 0, 0) }
    hand.finger(0, .cancelled, 0, 0)
    hand.wait(2000)
    #expect(hand.recognizer.deadline == nil && !hand.recognizer.isTouched)
  }
}
