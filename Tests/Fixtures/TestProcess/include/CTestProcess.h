// The module has no declarations: TestProcess.c runs when the tests are loaded.
