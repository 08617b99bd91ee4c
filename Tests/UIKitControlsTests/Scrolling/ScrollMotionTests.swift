import Foundation
import Testing
import UIKit

/// Scroll motions against the measured formulas.
@Suite struct ScrollMotionTests {
  private func coast(
    _ velocity: Double, from offset: Double = 0, to end: Double = 100_000, rate: Double = 0.998,
    bounces: Bool = true
  ) -> ScrollMotion {
    ScrollMotion(
      from: .init(offset: offset, velocity: velocity), within: 0...end, rate: rate,
      bounces: bounces, tolerance: 0.25)
  }

  // Scrolling.SC10.
  @Test("A deceleration has the distance and duration down to 10 points per second")
  func coasting() {
    let motion = coast(2000)
    #expect(abs(motion.goal - 1990 * 0.499) < 1e-9)
    // Down to a 200th, by 0.2 % per millisecond.
    let duration = log(200.0) / -log(0.998) / 1000
    #expect(abs(motion.duration - duration) < 1e-12)
    #expect(abs(motion.duration - 2.646) < 0.001)
    // The sum of the steps of each millisecond, not the integral, which is a point more.
    let sum = (1...500).map { 2 * pow(0.998, Double($0)) }.reduce(0, +)
    let place = motion.state(after: 0.5)
    #expect(abs(place.offset - sum) < 1e-9)
    #expect(abs(place.velocity - 2000 * pow(0.998, 500)) < 1e-9)
    #expect(motion.state(after: 9) == .init(offset: motion.goal, velocity: 0))
    #expect(coast(10).duration == 0 && coast(10.1).duration > 0)
    #expect(abs(coast(2000, rate: 0.99).goal - 1990 * 0.099) < 1e-9)
  }

  // Scrolling.SC11.
  @Test("A bounce at an edge has an amplitude of v/(ωe)")
  func edge() {
    let motion = coast(-3005, from: 0.001)
    let places = stride(from: 0.0, to: motion.duration, by: 0.0005).map {
      motion.state(after: $0).offset
    }
    #expect(abs((places.min() ?? 0) + 3005 / (11 * exp(1))) < 0.01)
    #expect(motion.goal == 0)
    #expect(abs(motion.state(after: motion.duration - 1e-9).offset) < 0.26)
    let blocked = coast(-3005, from: 100, bounces: false)
    #expect(blocked.goal == 0 && blocked.state(after: 10).offset == 0)
    #expect(stride(from: 0.0, to: 1, by: 0.01).allSatisfy { blocked.state(after: $0).offset >= 0 })
  }

  @Test("Offset and velocity are continuous over an edge")
  func smooth() {
    let motion = coast(4000, to: 800)
    var last = motion.state(after: 0)
    for time in stride(from: 0.0, to: motion.duration, by: 0.0001) {
      let now = motion.state(after: time)
      #expect(abs(now.offset - last.offset) < 0.41)
      #expect(abs(now.velocity - last.velocity) < 12)
      last = now
    }
    #expect(motion.goal == 800)
  }

  // Scrolling.SC11.
  @Test("A return from rest beyond an edge has two decay rates")
  func creeping() {
    let motion = coast(0, from: -235)
    let place = motion.state(after: 0.1)
    let expected: Double = -235 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37
    #expect(abs(place.offset - expected) < 1e-9)
    #expect((0.7...1).contains(motion.duration))
    // It begins at rest; a faster one moves by the spring.
    #expect(abs(motion.state(after: 0.0001).velocity) < 15)
    #expect(coast(60, from: -235).state(after: 0).velocity == 60)
  }

  @Test("A chosen target is reached, in the opposite direction by a spring")
  func targets() {
    let far = ScrollMotion(
      from: .init(offset: 0, velocity: 1000), to: 700, rate: 0.998, tolerance: 0.25)
    #expect(far.goal == 700)
    #expect(abs(far.state(after: far.duration - 1e-9).offset - 700) < 1e-3)
    #expect(far.state(after: 0).velocity > 1000)
    let back = ScrollMotion(
      from: .init(offset: 0, velocity: 1000), to: -50, rate: 0.998, tolerance: 0.25)
    #expect(back.state(after: 0).velocity == 1000)
    #expect(back.state(after: 0.05).offset > 0)
    #expect(back.state(after: 3).offset == -50)
  }

  // Scrolling.SC9.
  @Test("The rubber band has a slope of 0.55 at first and never exceeds its length")
  func band() {
    #expect(abs(RubberBand.pulled(0.001, length: 800) / 0.001 - 0.55) < 1e-5)
    #expect(
      abs(RubberBand.pulled(100, length: 800) - (1 - 1 / (100 * 0.55 / 800 + 1)) * 800) < 1e-9)
    #expect(RubberBand.pulled(1e9, length: 800) < 800)
    #expect(RubberBand.pulled(-50, length: 800) == -RubberBand.pulled(50, length: 800))
    for way in [-300.0, 0, 1, 590] {
      let far = RubberBand.pulled(way, length: 800)
      #expect(abs(RubberBand.pull(far, length: 800) - way) < 1e-9)
    }
    #expect(RubberBand.pulled(10, length: 0) == 0)
  }
}
