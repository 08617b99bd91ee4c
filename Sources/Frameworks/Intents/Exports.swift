// As on an iPhone, importing Intents gives Foundation's names.
@_exported import TactusFoundation
