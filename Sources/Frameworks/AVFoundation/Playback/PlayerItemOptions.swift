/// The options of an item that an app sets apart from playback.
struct PlayerItemOptions {
  var textStyleRules: [AVTextStyleRule] = []
  var collectors: [AVPlayerItemMediaDataCollector] = []
  var apertureMode = AVVideoApertureMode.cleanAperture
  var spatialization = AVAudioSpatializationFormats.multichannel
  var appliesHDRMetadata = true
}
