// As on an iPhone, importing BackgroundTasks gives Foundation's names.
@_exported import TactusFoundation
