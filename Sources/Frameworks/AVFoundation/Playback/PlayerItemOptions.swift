/// The options of an item that an app sets beside its playback.
struct PlayerItemOptions {
  var textStyleRules: [AVTextStyleRule] = []
  var collectors: [AVPlayerItemMediaDataCollector] = []
  var apertureMode = AVVideoApertureMode.cleanAperture
  var spatialization = AVAudioSpatializationFormats.multichannel
  var appliesHDRMetadata = true
}
