/// The streaming and network settings of an item, which have no effect: a server's data is loaded
/// as one file.
struct StreamingSettings {
  var peakBitRateForExpensiveNetworks = 0.0
  var resolutionForExpensiveNetworks = CGSize.zero
  var startsOnFirstVariant = false
  var timeOffset = CMTime.invalid
  var preservesTimeOffset = false
  var metadata: [AVMetadataItem] = []
  var waitsForComposition = false
}
