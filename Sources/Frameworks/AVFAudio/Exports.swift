// As on an iPhone, importing AVFAudio imports Foundation.
@_exported import TactusFoundation
