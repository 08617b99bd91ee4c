import AVFAudio
import AudioToolbox
import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing

/// The phone's output and input as an audio unit, in virtual time.
@Suite(.serialized, .exclusiveScreen) @MainActor struct AudioUnitTests {
  private func makeUnit() throws -> AudioUnit {
    var kind = AudioComponentDescription(
      componentType: kAudioUnitType_Output, componentSubType: kAudioUnitSubType_RemoteIO,
      componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0,
      componentFlagsMask: 0)
    let component = try #require(AudioComponentFindNext(nil, &kind))
    #expect(AudioComponentFindNext(component, &kind) == nil)
    var unit: AudioUnit?
    #expect(AudioComponentInstanceNew(component, &unit) == noErr)
    return try #require(unit)
  }

  private func set<Value>(
    _ unit: AudioUnit, _ property: AudioUnitPropertyID, _ scope: AudioUnitScope,
    _ element: AudioUnitElement, _ value: Value
  ) -> OSStatus {
    withUnsafePointer(to: value) {
      AudioUnitSetProperty(
        unit, property, scope, element, $0, UInt32(MemoryLayout<Value>.size))
    }
  }

  @Test("AudioUnits.OU1, AudioUnits.OU3. The render function of a unit is heard, frame by frame")
  func output() throws {
    let (bench, log) = (QueueBench(), QueueLog())
    let unit = try makeUnit()
    let format = AudioStreamBasicDescription.pcm(48_000)
    #expect(
      set(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 0, format) == noErr)
    let callback = AURenderCallbackStruct(
      inputProc: { data, flags, time, bus, frames, list in
        let log = QueueLog.of(data)
        log.count += 1
        log.times.append(time.pointee)
        let samples = list?.pointee.mBuffers.mData?.assumingMemoryBound(to: Int16.self)
        for frame in 0..<Int(frames) {
          samples?[frame] = Int16(truncatingIfNeeded: (log.next + frame) * 16)
        }
        log.next += Int(frames)
        return noErr
      }, inputProcRefCon: Unmanaged.passUnretained(log).toOpaque())
    #expect(
      set(unit, kAudioUnitProperty_SetRenderCallback, kAudioUnitScope_Input, 0, callback) == noErr)
    bench.phone.run {
      #expect(AudioOutputUnitStart(unit) == kAudioUnitErr_Uninitialized)
      #expect(AudioUnitInitialize(unit) == noErr)
      #expect(AudioOutputUnitStart(unit) == noErr)
    }
    let left = bench.record(0.4).left
    let start = try #require(left.firstIndex { $0 != 0 }) - 1
    let errors = left[start...].enumerated().map { index, value in
      abs(value - Float(Int16(truncatingIfNeeded: index * 16)) / 32768)
    }
    #expect(errors.count > 10_000 && (errors.max() ?? 1) < 0.0001)
    #expect(zip(log.times, log.times.dropFirst()).allSatisfy { $0.mSampleTime < $1.mSampleTime })
    bench.phone.run { #expect(AudioOutputUnitStop(unit) == noErr) }
    #expect(bench.record(0.2).left.suffix(480).allSatisfy { $0 == 0 })
    bench.phone.run {
      #expect(AudioComponentInstanceDispose(unit) == noErr)
      #expect(AudioComponentInstanceDispose(unit) == kAudioComponentErr_InstanceInvalidated)
      #expect(AudioOutputUnitStart(unit) == kAudioComponentErr_InstanceInvalidated)
    }
  }

  /// The values that the input function needs.
  private final class Recording: @unchecked Sendable {
    var unit: AudioUnit
    var samples: [Int16] = []
    var statuses: Set<OSStatus> = []

    init(_ unit: AudioUnit) { self.unit = unit }
  }

  @Test("AudioUnits.OU4. The input function reads what the microphone hears")
  func input() throws {
    let bench = QueueBench()
    let sound = try SoundFixture(seconds: 5)
    bench.phone.permissions[.microphone] = .authorized
    try bench.phone.run { try AVAudioSession.sharedInstance().setCategory(.playAndRecord) }
    bench.phone.microphone = sound.url.path
    let unit = try makeUnit()
    let recording = Recording(unit)
    let (on, off): (UInt32, UInt32) = (1, 0)
    #expect(set(unit, kAudioOutputUnitProperty_EnableIO, kAudioUnitScope_Input, 1, on) == noErr)
    #expect(set(unit, kAudioOutputUnitProperty_EnableIO, kAudioUnitScope_Output, 0, off) == noErr)
    #expect(
      set(
        unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 1,
        AudioStreamBasicDescription.pcm(16_000)) == noErr)
    let callback = AURenderCallbackStruct(
      inputProc: { data, flags, time, bus, frames, _ in
        let recording = Unmanaged<Recording>.fromOpaque(data).takeUnretainedValue()
        var list = AudioBufferList(
          mNumberBuffers: 1,
          mBuffers: AudioBuffer(mNumberChannels: 1, mDataByteSize: 0, mData: nil))
        let status = AudioUnitRender(recording.unit, flags, time, bus, frames, &list)
        recording.statuses.insert(status)
        recording.samples += UnsafeBufferPointer<Int16>(list.mBuffers)
        return status
      }, inputProcRefCon: Unmanaged.passUnretained(recording).toOpaque())
    #expect(
      set(unit, kAudioOutputUnitProperty_SetInputCallback, kAudioUnitScope_Global, 0, callback)
        == noErr)
    bench.phone.run {
      #expect(AudioUnitInitialize(unit) == noErr)
      #expect(AudioOutputUnitStart(unit) == noErr)
    }
    bench.phone.wait(1)
    #expect((15_000...18_000).contains(recording.samples.count) && recording.statuses == [noErr])
    #expect(recording.samples[1000..<15_000].allSatisfy { abs(Int($0) - 16_384) < 40 })
    bench.phone.run { _ = AudioComponentInstanceDispose(unit) }
  }

  @Test("AudioUnits.OU4. The unit lends memory to each of many buffers")
  func manyBuffers() throws {
    _ = QueueBench()
    let unit = try makeUnit()
    let format = AudioStreamBasicDescription.pcm(
      48_000, channels: 64, bits: 64, isFloat: true, isInterleaved: false)
    #expect(
      set(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 1, format) == noErr)
    #expect(AudioUnitInitialize(unit) == noErr)
    let list = AudioBufferList.allocate(maximumBuffers: 64)
    defer { free(list.unsafeMutablePointer) }
    for index in 0..<64 { list[index] = AudioBuffer() }
    var stamp = AudioTimeStamp()
    #expect(
      AudioUnitRender(unit, nil, &stamp, 1, 4096, list.unsafeMutablePointer) == noErr)
    let places = list.compactMap(\.mData).sorted()
    #expect(places.count == 64)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 == 4096 * 8 })
    #expect(list.allSatisfy { $0.mDataByteSize == 4096 * 8 })
    #expect(
      AudioUnitRender(unit, nil, &stamp, 1, 4097, list.unsafeMutablePointer)
        == kAudioUnitErr_TooManyFramesToProcess)
    AudioComponentInstanceDispose(unit)
  }

  @Test("AudioUnits.OU2. Scopes, elements, formats and sizes are checked")
  func mistakes() throws {
    _ = QueueBench()
    let unit = try makeUnit()
    let pcm = AudioStreamBasicDescription.pcm(44_100)
    #expect(
      set(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Output, 0, pcm)
        == kAudioUnitErr_PropertyNotWritable)
    #expect(
      set(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 2, pcm)
        == kAudioUnitErr_InvalidElement)
    #expect(
      set(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 0, UInt8(1))
        == kAudioUnitErr_InvalidPropertyValue)
    for format in [AudioStreamBasicDescription.mp3, .pcm(44_100, bits: 24)] {
      #expect(
        set(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 0, format)
          == kAudioUnitErr_FormatNotSupported)
    }
    for property in [9999, kAUVoiceIOProperty_BypassVoiceProcessing] {
      #expect(set(unit, property, 0, 0, UInt32(1)) == kAudioUnitErr_InvalidProperty)
    }
    var (number, length) = (UInt32(9), UInt32(4))
    #expect(set(unit, kAudioUnitProperty_ShouldAllocateBuffer, 0, 1, UInt32(0)) == noErr)
    #expect(
      AudioUnitGetProperty(unit, kAudioUnitProperty_ShouldAllocateBuffer, 0, 1, &number, &length)
        == noErr && number == 0)
    var (format, size) = (AudioStreamBasicDescription(), UInt32(40))
    #expect(
      AudioUnitGetProperty(
        unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 1, &format, &size) == noErr)
    #expect(format.mSampleRate == 48_000 && format.mChannelsPerFrame == 1)
    #expect(AudioUnitInitialize(unit) == noErr)
    #expect(
      set(unit, kAudioUnitProperty_StreamFormat, kAudioUnitScope_Input, 0, pcm)
        == kAudioUnitErr_Initialized)
    var kind = AudioComponentDescription()
    kind.componentManufacturer = kAudioUnitManufacturer_Apple
    #expect(AudioComponentCount(&kind) == 2)
    kind.componentType = 1
    #expect(AudioComponentFindNext(nil, &kind) == nil)
    AudioComponentInstanceDispose(unit)
  }
}
