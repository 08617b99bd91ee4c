/// What an app sets of an item beside its playback.
struct PlayerItemOptions {
  var textStyleRules: [AVTextStyleRule] = []
  var collectors: [AVPlayerItemMediaDataCollector] = []
  var apertureMode = AVVideoApertureMode.cleanAperture
  var spatialization = AVAudioSpatializationFormats.multichannel
  var appliesHDRMetadata = true
}
