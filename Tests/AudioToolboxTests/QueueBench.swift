import AVFAudio
import AudioToolbox
import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import Testing
import UIKit

/// A phone in virtual time with an app, and with a recorder in place of the speaker.
@MainActor final class QueueBench {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  let phone = SimulatedPhone()
  let recorder = RecordingActuator(sampleRate: 48_000)

  init() {
    phone.lockstep.host.attach([ActuatorDevice(recorder)])
    phone.launch(PlainApp.self)
  }

  /// Advances time, and returns what was heard on the left and on the right.
  func record(_ seconds: Double) -> (left: [Float], right: [Float]) {
    _ = recorder.removeRecording()
    phone.wait(seconds)
    let recording = recorder.removeRecording()
    return (recording.left, recording.right)
  }

  /// Creates a playing queue.
  func makeOutput(
    _ format: AudioStreamBasicDescription, loop: CFRunLoop? = nil, _ log: QueueLog,
    _ callback: @escaping AudioQueueOutputCallback
  ) throws -> AudioQueueRef {
    try phone.run {
      var format = format
      var queue: AudioQueueRef?
      let data = Unmanaged.passUnretained(log).toOpaque()
      #expect(AudioQueueNewOutput(&format, callback, data, loop, nil, 0, &queue) == noErr)
      return try #require(queue)
    }
  }

  /// Allocates a buffer, fills it with a ramp or a level of 16 bits, and enqueues it.
  @discardableResult
  func enqueue(_ queue: AudioQueueRef, _ samples: [Int16]) throws -> AudioQueueBufferRef {
    var buffer: AudioQueueBufferRef?
    #expect(AudioQueueAllocateBuffer(queue, UInt32(samples.count * 2), &buffer) == noErr)
    let new = try #require(buffer)
    new.pointee.fill(samples)
    #expect(AudioQueueEnqueueBuffer(queue, new, 0, nil) == noErr)
    return new
  }
}

extension AudioQueueBuffer {
  /// Fills the buffer with samples of 16 bits.
  mutating func fill(_ samples: [Int16]) {
    let bytes = samples.count * 2
    samples.withUnsafeBytes { source in
      if let start = source.baseAddress { mAudioData.copyMemory(from: start, byteCount: bytes) }
    }
    mAudioDataByteSize = UInt32(bytes)
  }
}

/// The notes of the callbacks of a queue; callbacks come one after the other.
final class QueueLog: @unchecked Sendable {
  var count = 0
  var limit = Int.max
  var next = 0
  /// Whether callbacks came on the thread that created the log.
  var threads: Set<Bool> = []
  let thread = pthread_self()
  var statuses: [OSStatus] = []
  var states: [UInt32] = []
  var samples: [Int16] = []
  var times: [AudioTimeStamp] = []
  var packets: [UInt32] = []

  static func of(_ data: UnsafeMutableRawPointer?) -> QueueLog {
    guard let data else { preconditionFailure("a callback has lost its user data") }
    return Unmanaged<QueueLog>.fromOpaque(data).takeUnretainedValue()
  }
}
