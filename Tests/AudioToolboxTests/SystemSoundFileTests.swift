import AudioToolbox
import Foundation
import TactusSoundFiles
import Testing

/// Step SystemSounds.SY9, and the properties.
@Suite struct SystemSoundFileTests {
  @Test("SystemSounds.SY9. A short file becomes a sound, which can be disposed of once")
  func make() throws {
    let file = try SoundFixture(seconds: 0.5)
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file.url as CFURL, &sound) == kAudioServicesNoError)
    #expect(sound > kSystemSoundID_Vibrate)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesSystemSoundUnspecifiedError)
  }

  @Test("SystemSounds.SY9. An NSURL can be used as well, and an invalid file is refused")
  func other() throws {
    let file = try SoundFixture(seconds: 0.1)
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: file.url.path), &sound) == 0)
    let nowhere = URL(fileURLWithPath: "/nowhere.caf")
    #expect(
      AudioServicesCreateSystemSoundID(nowhere as CFURL, &sound)
        == kAudioServicesSystemSoundUnspecifiedError)
  }

  @Test("SystemSounds.SY9. A sound of 30 seconds is accepted, a longer one refused")
  func long() throws {
    var sound: SystemSoundID = 0
    let longest = try SoundFixture(seconds: 30)
    #expect(AudioServicesCreateSystemSoundID(longest.url as CFURL, &sound) == kAudioServicesNoError)
    let tooLong = try SoundFixture(seconds: 30.01)
    #expect(
      AudioServicesCreateSystemSoundID(tooLong.url as CFURL, &sound)
        == kAudioServicesSystemSoundExceededMaximumDurationError)
  }

  @Test("Properties of a sound can be read and set, and each error has its status")
  func properties() throws {
    let file = try SoundFixture(seconds: 0.1)
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file.url as CFURL, &sound) == 0)
    var (value, size): (UInt32, UInt32) = (9, 4)
    #expect(
      AudioServicesGetProperty(kAudioServicesPropertyIsUISound, 4, &sound, &size, &value) == 0)
    #expect(value == 1)
    value = 0
    #expect(
      AudioServicesSetProperty(kAudioServicesPropertyIsUISound, 4, &sound, 4, &value) == 0)
    value = 9
    #expect(
      AudioServicesGetProperty(kAudioServicesPropertyIsUISound, 4, &sound, &size, &value) == 0)
    #expect(value == 0)
    #expect(
      AudioServicesGetProperty(1, 4, &sound, &size, &value)
        == kAudioServicesUnsupportedPropertyError)
    size = 2
    #expect(
      AudioServicesGetProperty(kAudioServicesPropertyIsUISound, 4, &sound, &size, &value)
        == kAudioServicesBadPropertySizeError)
    #expect(
      AudioServicesSetProperty(kAudioServicesPropertyIsUISound, 8, &sound, 4, &value)
        == kAudioServicesBadSpecifierSizeError)
  }
}
